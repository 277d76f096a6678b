import { request } from 'node:http';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startServer } from '../src/node/index.ts';

const numRuns = Number(process.env.SANDBOX_FUZZ ?? 400);

interface Wish {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

function send(port: string, { method, path, headers, body }: Wish) {
  const length = { 'content-length': Buffer.byteLength(body) };
  return new Promise<{ status: number; text: string }>((resolve, reject) =>
    request(
      { host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } },
      async answer => {
        let text = '';
        for await (const piece of answer) text += piece;
        resolve({ status: answer.statusCode ?? 0, text });
      },
    )
      .on('error', reject)
      .end(body),
  );
}

const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, 60, -60, 1e308));
const wish: fc.Arbitrary<Wish> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'),
  path: fc.oneof(
    fc.constantFrom('clock', 'reset', 'requests', 'webhooks', 'scenarios', 'scenarios?x=1', ''),
    fc.webPath({ size: 'small' }),
  ),
  headers: fc.constantFrom<Record<string, string>>(
    {},
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'content-type': 'text/plain', 'content-encoding': 'gzip' },
  ),
  body: fc.oneof(
    fc.constant(''),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constant('x'.repeat(20_000)),
    fc.json(),
    fc.record({ advance: number }).map(value => JSON.stringify(value)),
    fc.record({ skew: number }).map(value => JSON.stringify(value)),
    fc
      .record({
        operation: fc.constantFrom('create-job', 'upload', 'download', 'constructor', ''),
        scenario: fc.oneof(
          fc.string({ maxLength: 30 }),
          fc.constantFrom('reset;times=1', 'hang', 'delay=1', 'html-502;times=999', 'internal'),
        ),
      })
      .map(value => JSON.stringify(value)),
  ),
});

it(`${numRuns} hostile wishes never break it, and no page gets its own`, async () => {
  const server = await startServer({ port: 0, control: true });
  const { port } = new URL(server.origin);
  await fc.assert(
    fc.asyncProperty(wish, async given => {
      const path = `/sandbox/${given.path.replace(/^\//, '')}`;
      const { status, text } = await send(port, { ...given, path });
      expect(status).toBeLessThan(500);
      const fromPage = 'origin' in given.headers || 'sec-fetch-site' in given.headers;
      if (fromPage) expect(status).toBe(403);
      if (given.method !== 'HEAD') expect(JSON.parse(text)).toBeTypeOf('object');
    }),
    { numRuns },
  );
  await fetch(`${server.origin}/sandbox/reset`, { method: 'POST' });
  const authorization = 'Bearer sbx_token_sandbox';
  const model = await fetch(`${server.origin}/v1/models/757279507095956705`, {
    headers: { authorization },
  });
  expect(model.status).toBe(200);
  await server.close();
});
