import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { listOperations, loadContract } from '@easel/contract';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { createSandbox } from '../src/core/index.ts';
import { startServer } from '../src/node/index.ts';
import { exampleBodies } from './contract-client.ts';
import { spoil } from './spoil.ts';

const numRuns = Number(process.env.SANDBOX_FUZZ ?? 400);
const operations = listOperations(await loadContract());
let now = 1_760_000_000_000;
const clock = () => now;

/** In-process by default; SANDBOX_FUZZ_OVER=sockets sends the same requests to a real server. */
async function startTarget(): Promise<{
  origin: string;
  send(request: Request): Promise<Response>;
  close(): Promise<void>;
}> {
  if (process.env.SANDBOX_FUZZ_OVER === 'sockets') {
    const server = await startServer({ port: 0, clock });
    return { ...server, send: request => fetch(request) };
  }
  const sandbox = createSandbox({ clock });
  const origin = 'http://127.0.0.1:8787';
  return { origin, send: request => sandbox.fetch(request), close: async () => undefined };
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What is still in memory after the garbage is gone, pixels and bodies included. */
function heldMegabytes(): number {
  collect();
  // The buffers that one collection finds dead are counted off only at the next.
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1_048_576;
}

const { origin, send, close } = await startTarget();
afterAll(close);

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '{"a":',
    '[[[[',
    '\u0000',
    '1e999',
    'null',
    '"\\ud800"',
  ),
);
const request = fc.record({
  operation: fc.constantFrom(...operations),
  example: fc.nat(20),
  path: fc.array(fc.nat(12), { minLength: 1, maxLength: 7 }),
  value: fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.integer({ min: 0, max: 64 }).map(n => n * 64),
    fc.double({ min: 0, max: 2, noNaN: true }),
    fc.constantFrom(-1, 1e308, '', '0', '881420011223344556', '757279507095956705'),
  ),
  kind: fc.nat(4),
  raw: fc.oneof(
    { weight: 7, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: hostileText },
  ),
  id: fc.constantFrom(
    '881417947308949275',
    '757279507095956705',
    '742035880126534001',
    'x',
    '%00',
    '1',
  ),
  query: fc.oneof(
    { weight: 9, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '?wait=0', '?wait=', '?wait=1&wait=2', '?%E0%A4%A', '?a[]=1'),
    },
  ),
  token: fc.oneof(
    { weight: 9, arbitrary: fc.constant('sbx_token_sandbox') },
    { weight: 1, arbitrary: fc.constantFrom('sbx_token_free', 'x') },
  ),
});

it(`answers ${numRuns} generated requests without a fault of its own`, {
  timeout: 3_600_000,
}, async () => {
  // In processor time as well: on a shared machine the clock counts what other programs do.
  let slowest = { ms: 0, processorMs: 0, operation: '' };
  const answers = new Map<number, number>();
  const before = heldMegabytes();
  await fc.assert(
    fc.asyncProperty(request, async input => {
      now += 2000;
      const { operation, id, query, token, raw } = input;
      const examples = exampleBodies(operation.id);
      const example = examples[input.example % Math.max(1, examples.length)] ?? {};
      if (typeof example.requestId === 'string') example.requestId = `f-${now}`;
      const text =
        raw ??
        JSON.stringify(
          input.kind > 2 ? example : spoil(example, input.path, input.value, input.kind),
        ) ??
        '';
      const hasBody = operation.method === 'post';
      const url = `${origin}/v1${operation.path.replace(/\{\w+\}/, id)}${query}`;
      const started = performance.now();
      const spent = process.cpuUsage();
      const response = await send(
        new Request(url, {
          method: operation.method.toUpperCase(),
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(hasBody ? { body: text } : {}),
        }),
      );
      const body = await response.json();
      const ms = Math.round(performance.now() - started);
      const { user, system } = process.cpuUsage(spent);
      const processorMs = Math.round((user + system) / 1000);
      if (processorMs > slowest.processorMs) slowest = { ms, processorMs, operation: operation.id };
      answers.set(response.status, (answers.get(response.status) ?? 0) + 1);
      expect(response.status, JSON.stringify({ url, text, body })).toBeLessThan(500);
      if (response.status >= 400 && response.status !== 404) {
        expect(operation.operation['x-errors']).toContain(body.code);
      }
    }),
    { numRuns },
  );
  const growth = heldMegabytes() - before;
  console.log(
    `memory grew by ${growth.toFixed(1)} MB, slowest`,
    slowest,
    Object.fromEntries(answers),
  );
  expect(growth).toBeLessThan(50);
});
