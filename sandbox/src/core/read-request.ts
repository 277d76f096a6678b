import { type Bytes, joinBytes } from './bytes.ts';
import { jsonDepth, maxDepth } from './json-depth.ts';
import { findDuplicateField } from './json-duplicate.ts';
import { findJsonFault } from './json-fault.ts';
import { ProblemError, paramError } from './problem.ts';

/** Counts while reading: a declared length may lie, and a body without one may never end. */
export async function readBody(
  request: Request,
  limit: number,
  given?: ReadableStream<Uint8Array>,
): Promise<Bytes> {
  const tooLarge = () =>
    new ProblemError('BODY_TOO_LARGE', `The body is larger than ${limit} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  // Firefox has no `Request.body`. There the body comes from the page's own memory, so it does end.
  const stream = given ?? (request.body as Request['body'] | undefined);
  if (stream === undefined) {
    const whole = new Uint8Array(await request.arrayBuffer());
    if (whole.length > limit) throw tooLarge();
    return whole;
  }
  if (!stream) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limit) {
      await reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    chunks.push(value);
  }
  return joinBytes(chunks, size);
}

/** From raw bytes, because a lenient decoder would accept what was never valid UTF-8. */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decodeText(bytes);
  if (jsonDepth(text) > maxDepth) throw malformed(`It is nested deeper than ${maxDepth}.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed(describeFault(text));
  }
  const pointer = findDuplicateField(text);
  if (pointer !== undefined) {
    throw paramError([{ pointer, code: 'INVALID', detail: 'This field is given twice.' }]);
  }
  return value;
}

const malformed = (reason: string) =>
  new ProblemError('MALFORMED_JSON', `The body is not valid JSON in UTF-8. ${reason}`);

function decodeText(bytes: Uint8Array): string {
  // No JSON has a NUL, and every second byte of English in UTF-16 is one.
  if (bytes[0] === 0 || bytes[1] === 0) throw malformed('It looks like UTF-16 or UTF-32.');
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const utf16 = bytes[0]! + bytes[1]! === 0xfe + 0xff;
    throw malformed(utf16 ? 'It looks like UTF-16.' : 'Its bytes are not UTF-8.');
  }
}

function describeFault(text: string): string {
  if (text === '') return 'It is empty.';
  if (text.startsWith('\uFEFF')) return 'It begins with a byte order mark.';
  const { offset, line, column } = findJsonFault(text);
  const place = `Line ${line}, column ${column}`;
  const char = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  return offset >= text.length
    ? `${place}: the text ends too early.`
    : `${place}: ${JSON.stringify(char)} cannot stand here.`;
}

/** Query values are texts; those that look like whole numbers become numbers, as the schemas expect. */
export function readQuery(url: URL): Record<string, unknown> {
  const entries = [...url.searchParams];
  const repeated = entries.find(
    ([name], index) => entries.findIndex(([other]) => other === name) !== index,
  );
  if (repeated) {
    const pointer = `/query/${repeated[0]}`;
    throw paramError([{ pointer, code: 'INVALID', detail: 'This parameter is given twice.' }]);
  }
  return Object.fromEntries(
    entries.map(([name, value]) => [name, /^-?\d{1,9}$/.test(value) ? Number(value) : value]),
  );
}
