import { wellFormed } from '../../browser/request/write-parameter.ts';

/** A text as a literal of a language, in which it means nothing but itself. */
export type Literal = (text: string) => string;

/** JavaScript, Python, Go, Java and C# read what JSON writes. */
export const likeJson: Literal = text => JSON.stringify(wellFormed(text));

/** Here a dollar sign would begin a variable. */
export const likeKotlin: Literal = text => likeJson(text).replaceAll('$', '\\$');

/** PHP and Ruby know two signs with a meaning in single quotes, and lines that go on. */
export const inSingleQuotes: Literal = text => `'${wellFormed(text).replace(/[\\']/g, '\\$&')}'`;

export function likeScript(text: string): string {
  const quoted = likeJson(text).slice(1, -1);
  return text.includes("'") && !text.includes('"')
    ? `"${quoted}"`
    : `'${quoted.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

const inner = '    ';

/** What JSON has been read to, as Python writes it. */
export function likePython(value: unknown, indent = ''): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const isList = Array.isArray(value);
  const items = isList
    ? value.map(item => likePython(item, indent + inner))
    : Object.entries(value).map(
        ([name, item]) => `${likeJson(name)}: ${likePython(item, indent + inner)}`,
      );
  const [open, close] = isList ? '[]' : '{}';
  if (items.length === 0) return `${open}${close}`;
  return `${open}\n${items.map(item => `${indent}${inner}${item},\n`).join('')}${indent}${close}`;
}
