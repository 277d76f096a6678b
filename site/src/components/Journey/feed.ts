import { escapeCode } from '../../../highlight/escape-code';

export type Values = Record<string, unknown>;

/** What a JSON pointer leads to, or `undefined`. */
export function readPointer(document: unknown, pointer: string): unknown {
  return pointer
    .slice(1)
    .split('/')
    .reduce<unknown>((node, key) => (node as Values | undefined | null)?.[key], document);
}

/** A text that is nothing but a name becomes the value itself, which may be a number. */
export function fillBody(node: unknown, values: Values): unknown {
  if (Array.isArray(node)) return node.map(item => fillBody(item, values));
  if (typeof node === 'object' && node !== null) {
    return Object.fromEntries(
      Object.entries(node).map(([name, value]) => [name, fillBody(value, values)]),
    );
  }
  const name = typeof node === 'string' ? /^\{(\w+)\}$/.exec(node)?.[1] : undefined;
  return name !== undefined && name in values ? values[name] : node;
}

/** Markup of a request with the fed values in place of their names. */
export function fillMarkup(markup: string, values: Values): string {
  return markup.replace(
    /<(?:mark|span) data-fed="(\w+)"( data-json)?>[^<]*<\/\w+>/g,
    (all, name: string, json: string | undefined) => {
      const value = values[name];
      if (value === undefined) return all;
      const text = json ? JSON.stringify(value) : String(value);
      return `<mark data-fed="${name}" data-filled>${escapeCode(text)}</mark>`;
    },
  );
}
