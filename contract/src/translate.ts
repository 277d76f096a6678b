import type { JsonObject } from './contract-types.ts';

/**
 * A translation repeats the shape of the data, with nothing but texts in it; a list is addressed by the `id` of its
 * entries. A text that is missing, or that there is no place for, is an error: nothing falls back to another language.
 */
export function translate<Data>(
  data: Data,
  translation: unknown,
  isText: (path: string[]) => boolean,
  where: string,
): Data {
  const missing: string[] = [];
  const unused = new Set(paths(translation));
  const translated = walk(data, []) as Data;
  if (missing.length + unused.size > 0) {
    const faults = [
      ...missing.map(path => `${path} is missing`),
      ...[...unused].map(path => `${path} translates nothing`),
    ];
    throw new Error(`${where} is not complete: ${faults.join(', ')}.`);
  }
  return translated;

  function walk(node: unknown, path: string[]): unknown {
    if (typeof node === 'string') return isText(path) ? textAt(path) : node;
    if (Array.isArray(node))
      return node.map((item, index) => walk(item, [...path, idOf(item, index)]));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, walk(value, [...path, key])]),
    );
  }

  function textAt(path: string[]): string {
    const text = path.reduce<unknown>((node, key) => Object(node)[key], translation);
    if (typeof text !== 'string' || text === '') missing.push(path.join('.'));
    unused.delete(path.join('.'));
    return String(text);
  }
}

function idOf(item: unknown, index: number): string {
  return String((Object(item) as JsonObject).id ?? index);
}

function paths(node: unknown, path: string[] = []): string[] {
  if (typeof node !== 'object' || node === null) return [path.join('.')];
  return Object.entries(node).flatMap(([key, value]) => paths(value, [...path, key]));
}
