import { ProblemError } from './problem.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

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

export function joinBytes(chunks: Uint8Array[], size?: number): Bytes {
  const whole = new Uint8Array(size ?? chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
