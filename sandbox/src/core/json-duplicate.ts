import { escapePointer } from './json-pointer.ts';

interface Open {
  /** Of an object: the names so far. */
  names?: Set<string>;
  /** What the next value belongs to: a name of the object, or a place in the list. */
  at: string | number;
}

/** Points at the first name that an object has twice. `JSON.parse` keeps the last one without a word. Meant for valid JSON. */
export function findDuplicateField(text: string): string | undefined {
  const open: Open[] = [];
  for (let index = 0; index < text.length; index++) {
    const char = text[index];
    const around = open.at(-1);
    if (char === '"') {
      const end = endOfString(text, index);
      if (around?.names && isName(text, end)) {
        around.at = JSON.parse(text.slice(index, end)) as string;
        if (around.names.has(around.at)) {
          return open.map(({ at }) => `/${escapePointer(String(at))}`).join('');
        }
        around.names.add(around.at);
      }
      index = end - 1;
    } else if (char === '{') open.push({ names: new Set(), at: '' });
    else if (char === '[') open.push({ at: 0 });
    else if (char === '}' || char === ']') open.pop();
    else if (char === ',' && typeof around?.at === 'number') around.at++;
  }
  return undefined;
}

function endOfString(text: string, start: number): number {
  for (let index = start + 1; ; index++) {
    if (text[index] === '\\') index++;
    else if (text[index] === '"') return index + 1;
  }
}

/** A colon follows a name, and nothing else. */
function isName(text: string, end: number): boolean {
  let index = end;
  while (' \t\n\r'.includes(text[index] ?? 'x')) index++;
  return text[index] === ':';
}
