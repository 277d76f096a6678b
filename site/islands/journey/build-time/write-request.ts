import { highlight, joinLines } from '../../../highlight/highlight.ts';
import type { RequestPiece } from '../journey-data.ts';

/** What a request needs to be shown. */
interface Shown {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: unknown;
  prompt?: { text: string };
  picture?: string;
}

/**
 * The request line, and what follows it: headers, then the body. `fed` are the names that earlier steps feed, `numbers`
 * those of numbers.
 */
export function writeRequest(
  { method, path, headers, body, prompt, picture }: Shown,
  fed: string[],
  numbers: string[] = [],
): { line: RequestPiece[]; code: RequestPiece[] } {
  const head = Object.entries(headers).map(([key, value]) => `${key}: ${value}`);
  const parts = [
    head.length === 0 ? [] : [{ text: head.join('\n') }],
    body === undefined ? [] : writeBody(body, fed, numbers, prompt?.text),
    picture ? [{ text: `<${picture}>` }] : [],
  ].filter(part => part.length > 0);
  return {
    line: [{ text: `${method} ` }, ...cutAtNames(path, fed)],
    code: parts.flatMap((part, index) => (index === 0 ? part : [{ text: '\n\n' }, ...part])),
  };
}

/** Texts and names take turns when a text is split at a pattern with one group. */
function cutAtNames(text: string, fed: string[]): RequestPiece[] {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => {
      if (index % 2 === 0) return { text: part };
      return fed.includes(part)
        ? { text: `{${part}}`, fed: { name: part } }
        : { text: `{${part}}` };
    })
    .filter(piece => piece.text !== '');
}

function writeBody(
  body: unknown,
  fed: string[],
  numbers: string[],
  prompt?: string,
): RequestPiece[] {
  const names = new Map(fed.map(name => [`"{${name}}"`, name]));
  let field = '';
  return joinLines(highlight(printJson(body), 'json')).map((piece): RequestPiece => {
    if (piece.colour === 'name') field = piece.text;
    if (piece.colour !== 'string') return piece;
    const name = names.get(piece.text);
    if (name) {
      const text = numbers.includes(name) ? `{${name}}` : piece.text;
      return { ...piece, text, fed: { name, json: true } };
    }
    if (field === '"text"' && piece.text === JSON.stringify(prompt)) {
      return { ...piece, fed: { name: 'prompt', json: true, quiet: true } };
    }
    // Each run has an id of its own.
    if (field !== '"requestId"') return piece;
    return { ...piece, fed: { name: 'requestId', json: true, quiet: true } };
  });
}

const widest = 80;

/** JSON as a person would set it: what fits on a line stays on a line, and plain fields share one. */
export function printJson(value: unknown, indent = '', before = 0): string {
  const line = onOneLine(value);
  if (indent.length + before + line.length <= widest) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map(item => inner + printJson(item, inner));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return line;
  return `{\n${printFields(value, inner).join(',\n')}\n${indent}}`;
}

function printFields(value: object, indent: string): string[] {
  const lines: { text: string; plain: boolean }[] = [];
  for (const [name, field] of Object.entries(value)) {
    const key = `${JSON.stringify(name)}: `;
    const plain = typeof field !== 'object';
    const text = key + printJson(field, indent, key.length);
    const last = lines.at(-1);
    const joined = `${last?.text}, ${text}`;
    if (plain && last?.plain && indent.length + joined.length <= widest) last.text = joined;
    else lines.push({ text, plain });
  }
  return lines.map(({ text }) => indent + text);
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([name, item]) => `${JSON.stringify(name)}: ${onOneLine(item)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
