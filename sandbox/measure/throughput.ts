import { readFileSync } from 'node:fs';
import { importPrivateKey, signRequest } from '@easel/signing';
import { createSandbox } from '../src/core/index.ts';

/**
 * How many POSTs a second one core answers, signed and unsigned, in alternation: only the ratio means something.
 * The requests are signed beforehand; the price of a job is asked for, because nothing is stored or painted.
 */
const rounds = 7;
const requests = 1600;
/** As many as a busy server has in hand: one alone would wait for the thread that verifies. */
const atOnce = 8;
const origin = 'http://127.0.0.1:8787';
const path = '/v1/jobs/credits';
const body = JSON.stringify({
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { seed: '7' } },
    {
      type: 'DIFFUSION',
      diffusion: { sdModel: '757279507095956705', prompts: [{ text: 'a lighthouse' }] },
    },
  ],
});

// The clock moves far enough between two requests that no limit of the rate is met.
let now = Date.now();
const sandbox = createSandbox({ clock: () => now });
const pem = readFileSync(
  new URL('../../signing/vectors/keys/throwaway-sandbox-1.pkcs8.pem', import.meta.url),
  'utf8',
);
const key = await importPrivateKey(pem);

async function authorize(kind: 'signed' | 'unsigned', at: number): Promise<string> {
  if (kind === 'unsigned') return 'Bearer sbx_token_sandbox';
  const { authorization } = await signRequest({
    method: 'POST',
    path,
    body,
    appId: 'app_sandbox',
    privateKey: key,
    timestamp: Math.floor(at / 1000),
  });
  return authorization;
}

async function send(authorization: string): Promise<void> {
  now += 300;
  const response = await sandbox.fetch(
    new Request(origin + path, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body,
    }),
  );
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${authorization}: ${response.status}`);
}

async function perSecond(kind: 'signed' | 'unsigned'): Promise<number> {
  const start = now;
  const headers = [];
  for (let index = 1; index <= requests; index += 1) {
    headers.push(await authorize(kind, start + index * 300));
  }
  const started = performance.now();
  for (let at = 0; at < requests; at += atOnce) {
    await Promise.all(headers.slice(at, at + atOnce).map(send));
  }
  return (requests * 1000) / (performance.now() - started);
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
const rates: Record<'signed' | 'unsigned', number[]> = { signed: [], unsigned: [] };
await perSecond('signed');
await perSecond('unsigned');
for (let round = 0; round < rounds; round += 1) {
  rates.unsigned.push(await perSecond('unsigned'));
  rates.signed.push(await perSecond('signed'));
}
const signed = median(rates.signed);
const unsigned = median(rates.unsigned);
console.log(
  `signed ${Math.round(signed)}/s, unsigned ${Math.round(unsigned)}/s, ratio ${(signed / unsigned).toFixed(2)}`,
);
