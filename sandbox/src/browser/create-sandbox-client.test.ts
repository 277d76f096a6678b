import { expect, it } from 'vitest';
import { exampleBody } from '../../runtime-tests/examples.ts';
import { createSandboxClient } from './create-sandbox-client.ts';
import type { WorkerCallback } from './worker-messages.ts';

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

it('answers like fetch, moves its clock and delivers callbacks in the page', {
  timeout: 60_000,
}, async () => {
  const worker = await joinedWorker();
  const received: WorkerCallback[] = [];
  const client = createSandboxClient({
    createWorker: () => worker,
    onCallback: callback => {
      received.push(callback);
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
  client.close();
});
