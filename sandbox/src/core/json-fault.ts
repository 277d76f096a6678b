const token =
  /\s+|[[\]{},:]|"(?:[^"\\\n\r\t\f\v]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;

export interface JsonFault {
  offset: number;
  line: number;
  column: number;
}

/**
 * Where a text stops being JSON. Browsers word that differently, and not all of them say where. Meant for a text that
 * `JSON.parse` has refused.
 */
export function findJsonFault(text: string): JsonFault {
  const offset = firstFault(text);
  const before = text.slice(0, offset).split('\n');
  return { offset, line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

function firstFault(text: string): number {
  // What is open: an object or a list, and what may come next in it.
  const open: ('{' | '[')[] = [];
  let next: 'value' | 'name' | 'colon' | 'end' | 'first' = 'value';
  let offset = 0;
  while (offset < text.length) {
    token.lastIndex = offset;
    const found = token.exec(text)?.[0];
    if (found === undefined) return offset;
    if (found.trim() !== '') {
      const around = open.at(-1);
      if (found === '{' || found === '[') {
        if (next !== 'value' && !(next === 'first' && around === '[')) return offset;
        open.push(found);
        next = 'first';
      } else if (found === '}' || found === ']') {
        const fits = around === (found === '}' ? '{' : '[');
        if (!fits || (next !== 'end' && next !== 'first')) return offset;
        open.pop();
        next = 'end';
      } else if (found === ',') {
        if (next !== 'end' || !around) return offset;
        next = around === '{' ? 'name' : 'value';
      } else if (found === ':') {
        if (next !== 'colon') return offset;
        next = 'value';
      } else if (next === 'name' || (next === 'first' && around === '{')) {
        if (!found.startsWith('"')) return offset;
        next = 'colon';
      } else {
        if (next !== 'value' && next !== 'first') return offset;
        next = 'end';
      }
    }
    offset += found.length;
  }
  return offset;
}
