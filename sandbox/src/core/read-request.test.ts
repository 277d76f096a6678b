import { expect, it } from 'vitest';
import { readBody } from './read-request.ts';

const url = 'http://127.0.0.1:8787/v1/jobs';
const bytes = new Uint8Array([123, 0, 255, 125]);

/** Firefox gives a Request no `body`, whatever was put into it. */
function asInFirefox(init: RequestInit): Request {
  return Object.defineProperty(new Request(url, init), 'body', { value: undefined });
}

it.each([
  ['a stream', (init: RequestInit) => new Request(url, init)],
  ['no stream', asInFirefox],
])('reads a body and keeps its limit where a Request has %s', async (_, make) => {
  const post = () => make({ method: 'POST', body: bytes });
  expect(await readBody(post(), 4)).toEqual(bytes);
  await expect(readBody(post(), 3)).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' });
  expect(await readBody(make({ method: 'POST' }), 4)).toHaveLength(0);
  expect(await readBody(make({}), 4)).toHaveLength(0);
});

it('stops reading a stream that goes beyond the limit', async () => {
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(10));
    },
  });
  await expect(readBody(new Request(url), 25, stream)).rejects.toMatchObject({
    code: 'BODY_TOO_LARGE',
  });
  expect(sent).toBeLessThan(6);
});
