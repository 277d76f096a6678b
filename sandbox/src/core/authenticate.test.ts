import { expect, it } from 'vitest';
import { createAuthenticator } from './authenticate.ts';
import { apps } from './contract-data.ts';
import { ProblemError } from './problem.ts';

const nowMs = 1_760_000_000_000;
const signature = 'QQ==';
const right = {
  app_id: 'app_sandbox',
  nonce_str: '5f0c2a9e4b7d41d8a3c6e1f2b4d59078',
  timestamp: '1760000000',
  signature,
};

async function detailOf(params: Record<string, string | undefined>): Promise<string> {
  const list = Object.entries({ ...right, ...params }).filter(([, value]) => value !== undefined);
  const authorization = `EASEL-SHA256-RSA ${list.map(pair => pair.join('=')).join(',')}`;
  const credentials = { method: 'GET', target: '/v1/jobs', body: new Uint8Array(), authorization };
  const error = await createAuthenticator(apps)(credentials, nowMs).catch(error => error);
  if (!(error instanceof ProblemError)) throw new Error('accepted');
  return error.message;
}

it.each([
  [{ nonce_str: 'fifteen-letters' }, 'param-malformed (nonce_str)'],
  [{ timestamp: '1760000000.5' }, 'param-malformed (timestamp)'],
  [{ app_id: 'app.sandbox' }, 'param-malformed (app_id)'],
  [{ signature: 'Q_==' }, 'param-malformed (signature)'],
  [{ timestamp: undefined }, 'param-missing (timestamp)'],
  [{ nonce: 'x' }, 'param-unknown (nonce)'],
  [{ ['n'.repeat(80)]: 'x' }, `param-unknown (${'n'.repeat(64)})`],
  [{ app_id: 'app_nobody' }, 'unknown-app (app_nobody)'],
  [{ key_id: 'key_9' }, 'unknown-key (key_9)'],
  [{}, 'signature-mismatch'],
])('%j is refused by name', async (params, reason) => {
  expect(await detailOf(params)).toBe(`The signature was refused: ${reason}.`);
});
