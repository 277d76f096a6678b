import { parse } from 'yaml';

export interface DataText {
  /** Where in the file: keys and indices, joined by dots. */
  key: string;
  text: string;
}

/** YAML and JSON whose sentences the site shows as they are. */
export function isSpokenData(path: string): boolean {
  return (
    /^samples\/[^/]+\/sample\.yaml$/.test(path) ||
    /^site\/journeys\/[\w/-]+\.yaml$/.test(path) ||
    /^signing\/messages\/\w+\.json$/.test(path) ||
    /^contract\/(?:[\w-]+|(?!examples\/)[\w-]+\/[\w.-]+)\.yaml$/.test(path)
  );
}

export function dataTexts(source: string): DataText[] {
  return walk(parse(source), '');
}

function walk(node: unknown, key: string): DataText[] {
  if (typeof node === 'string') return [{ key, text: node }];
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([name, value]) =>
    walk(value, key ? `${key}.${name}` : name),
  );
}
