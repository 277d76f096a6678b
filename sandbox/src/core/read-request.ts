import { type Bytes, joinBytes } from './bytes.ts';
import { jsonDepth, maxDepth } from './json-depth.ts';
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
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (jsonDepth(text) > maxDepth) throw new RangeError('too deep');
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof RangeError ? ' It is nested too deeply.' : '';
    throw new ProblemError('MALFORMED_JSON', `The body is not valid JSON in UTF-8.${reason}`);
  }
  return value;
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
