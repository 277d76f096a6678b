import { publicKeyPem, signRequest } from '@easel/signing';
import { expect, it } from 'vitest';
import { exampleBody } from '../../runtime-tests/contract-client.ts';
import { createSandboxClient } from './create-sandbox-client.ts';
import type { WorkerWebhook } from './worker-messages.ts';

type Listener = ((event: { data: unknown }) => void) | null;
const scope = globalThis as unknown as { postMessage: unknown; onmessage: Listener };

/** Joins the two ends in one thread; a real worker adds only the thread. */
async function joinedWorker(): Promise<Worker> {
  const page = { onmessage: null as Listener };
  scope.postMessage = (data: unknown) => queueMicrotask(() => page.onmessage?.({ data }));
  await import('./worker.ts');
  return Object.assign(page, {
    postMessage: (data: unknown) => queueMicrotask(() => scope.onmessage?.({ data })),
    terminate: () => undefined,
  }) as unknown as Worker;
}

it('answers like fetch, moves its clock and delivers webhooks in the page', async () => {
  const worker = await joinedWorker();
  const received: WorkerWebhook[] = [];
  const client = createSandboxClient({
    createWorker: () => worker,
    onWebhook: webhook => {
      received.push(webhook);
      return 204;
    },
  });
  const headers = {
    authorization: 'Bearer sbx_token_sandbox',
    'content-type': 'application/json',
  };
  const base = 'http://127.0.0.1:8787/v1/jobs';
  const body = JSON.stringify({
    ...exampleBody('create-job', 'in-page'),
    notifyUrl: 'https://hooks.customer.example/easel',
  });
  const created = await client.fetch(base, { method: 'POST', headers, body });
  expect(created.status).toBe(200);
  const { job } = await created.json();
  client.advance(60_000);
  const finished = await (await client.fetch(`${base}/${job.id}`, { headers })).json();
  expect(finished.job.status).toBe('SUCCESS');
  const image = await client.fetch(finished.job.successInfo.images[0].url);
  expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1);
  expect(JSON.parse(received[0]!.body).event).toBe('job.succeeded');

  const { publicKey, privateKey } = await crypto.subtle.generateKey(
    {
      name: 'RSASSA-PKCS1-v1_5',
      hash: 'SHA-256',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
    },
    false,
    ['sign', 'verify'],
  );
  const path = `/v1/jobs/${job.id}`;
  const signed = async () => ({
    authorization: (
      await signRequest({
        appId: 'app_sandbox',
        privateKey,
        method: 'GET',
        path,
        timestamp: Math.floor(Date.now() / 1000) + 60,
      })
    ).authorization,
  });
  const ask = async () =>
    (await client.fetch(`${base}/${job.id}`, { headers: await signed() })).status;
  expect(await ask()).toBe(401);
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', publicKey));
  client.registerKey({ appId: 'app_sandbox', keyId: 'key_page', publicKey: publicKeyPem(spki) });
  expect(await ask()).toBe(200);

  const rehearsal = { method: 'POST', headers, body: body.replace('in-page', 'rehearsed') };
  const rehearsed = await (await client.rehearse(base, rehearsal)).json();
  expect(rehearsed.job.credits).toBe(job.credits);
  const again = await client.fetch(base, rehearsal);
  expect(again.headers.get('idempotent-replayed')).toBeNull();
  client.close();
});
