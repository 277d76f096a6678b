import { ProblemError } from '../problem.ts';
import type { Bytes } from '../read-body.ts';

export interface UploadForm {
  fields: Map<string, string>;
  file?: Bytes;
}

const maxParts = 20;

/** `file` must come last, as object storage demands: what follows it is not read. */
export function readForm(body: Bytes, contentType: string): UploadForm {
  const boundary = /^multipart\/form-data;.*boundary="?([^";]{1,70})"?/i.exec(contentType)?.[1];
  if (!boundary)
    throw new ProblemError('UNSUPPORTED_CONTENT_TYPE', 'Expected multipart/form-data.');
  // With its line break the delimiter cannot overlap itself, so hostile bytes cannot slow the search down.
  const delimiter = new TextEncoder().encode(`\r\n--${boundary}`);
  const fields = new Map<string, string>();
  const opensWith = delimiter.subarray(2).every((byte, index) => body[index] === byte);
  let at = opensWith ? -2 : -1;
  for (let part = 0; at !== -1 && part < maxParts; part++) {
    const start = at + delimiter.length + 2;
    const headerEnd = find(body, new Uint8Array([13, 10, 13, 10]), start);
    const next = headerEnd < 0 ? -1 : find(body, delimiter, headerEnd + 2);
    if (next < 0) break;
    const header = new TextDecoder().decode(body.subarray(start, headerEnd));
    const name = /name="([^"]*)"/i.exec(header)?.[1] ?? '';
    const value = body.slice(headerEnd + 4, Math.max(headerEnd + 4, next));
    if (name === 'file') return { fields, file: value };
    fields.set(name, new TextDecoder().decode(value));
    at = next;
  }
  return { fields };
}

function find(body: Uint8Array, pattern: Uint8Array, from: number): number {
  for (let at = body.indexOf(pattern[0]!, from); at >= 0; at = body.indexOf(pattern[0]!, at + 1)) {
    if (pattern.every((byte, index) => body[at + index] === byte)) return at;
  }
  return -1;
}
