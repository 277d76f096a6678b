import { highlight } from '../../../highlight/highlight.ts';
import { joinLines } from '../../../highlight/line.ts';
import type { RequestPiece } from '../journey-data.ts';
import { printJson } from './print-json.ts';

/** What a request needs to be shown. */
interface Shown {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: unknown;
  picture?: string;
}

/** The request line, and what follows it: headers, then the body. `fed` are the names that earlier steps feed. */
export function writeRequest(
  { method, path, headers, body, picture }: Shown,
  fed: string[],
): { line: RequestPiece[]; code: RequestPiece[] } {
  const head = Object.entries(headers).map(([key, value]) => `${key}: ${value}`);
  const parts = [
    head.length === 0 ? [] : [{ text: head.join('\n') }],
    body === undefined ? [] : writeBody(body, fed),
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

function writeBody(body: unknown, fed: string[]): RequestPiece[] {
  const names = new Map(fed.map(name => [`"{${name}}"`, name]));
  let field = '';
  return joinLines(highlight(printJson(body), 'json')).map((piece): RequestPiece => {
    if (piece.colour === 'name') field = piece.text;
    if (piece.colour !== 'string') return piece;
    const name = names.get(piece.text);
    if (name) return { ...piece, fed: { name, json: true } };
    // Each run has an id of its own.
    if (field !== '"requestId"') return piece;
    return { ...piece, fed: { name: 'requestId', json: true, quiet: true } };
  });
}
