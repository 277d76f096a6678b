import { readFile } from 'node:fs/promises';
import { loadContract } from '@easel/contract';
import { importPrivateKey, signRequest } from '@easel/signing';
import { expect, it } from 'vitest';
import { createSandbox } from '../src/core/index.ts';

const count = Number(process.env.SANDBOX_MUTATIONS ?? 300);
const origin = 'http://127.0.0.1:8787';
const path = '/v1/jobs/credits?';
const body = new TextEncoder().encode('{"stages":[]}');
const keys = new URL('../../signing/vectors/keys/', import.meta.url);
const pem = await readFile(new URL('throwaway-sandbox-1.pkcs8.pem', keys), 'utf8');
let now = 1_760_000_000_000;
const sandbox = createSandbox({ clock: () => now });

async function signed(timestamp = now / 1000) {
  const privateKey = await importPrivateKey(pem);
  const request = { appId: 'app_sandbox', privateKey, method: 'POST', path, body, timestamp };
  return (await signRequest(request)).authorization;
}

async function send(authorization: string, bytes: Uint8Array<ArrayBuffer>, target = path) {
  now += 1000;
  const headers = { authorization, 'content-type': 'application/json' };
  const request = new Request(`${origin}/v1/jobs/credits`, {
    method: 'POST',
    headers,
    body: bytes,
  });
  const response = await sandbox.fetch(request, { target });
  return (await response.json()).code as string;
}

it(`accepts none of ${count} replays`, { timeout: 600_000 }, async () => {
  const authorization = await signed();
  expect(await send(authorization, body)).toBe('PARAM_ERROR');
  for (let index = 0; index < count; index++) {
    if (index % 200 === 199) now -= 200_000;
    expect(['NONCE_REUSED', 'TIMESTAMP_SKEW']).toContain(await send(authorization, body));
  }
});

it('takes milliseconds for seconds, as the contract says', async () => {
  const { components } = await loadContract();
  const scheme = JSON.parse(JSON.stringify(components.securitySchemes?.signatureAuth));
  expect(String(now)).toMatch(new RegExp(scheme['x-signature'].parameters.timestamp.pattern));
  expect(await send(await signed(now), body)).toBe('TIMESTAMP_SKEW');
});

it(`accepts none of ${count} single-byte mutations`, { timeout: 600_000 }, async () => {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder('latin1');
  for (let index = 0; index < count; index++) {
    const authorization = await signed();
    const parts = [encoder.encode(authorization), encoder.encode(path), body.slice()];
    const part = parts[index % 3]!;
    const at = (index * 7919) % part.length;
    // Stay printable: a header with control characters never reaches the sandbox.
    part[at] = part[at] === 0x7e ? 0x21 : part[at]! + 1;
    const [header, target, bytes] = parts;
    // The scheme word is case-insensitive and a scheme that is not ours is a token that is not known.
    const code = await send(decoder.decode(header), bytes!, decoder.decode(target));
    expect(['SIGN_ERROR', 'TIMESTAMP_SKEW', 'TOKEN_INVALID']).toContain(code);
  }
});
