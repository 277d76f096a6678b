import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBusyFront } from './start-busy-front.ts';

const behind = createServer((incoming, outgoing) => {
  outgoing.end(`${incoming.method} ${incoming.url} for ${incoming.headers.host}`);
});
let target = '';
beforeAll(async () => {
  await new Promise<void>(resolve => behind.listen(0, '127.0.0.1', resolve));
  target = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`;
});
afterAll(() => {
  behind.closeAllConnections();
  behind.close();
});

it('is busy as often as told, then passes everything on', async () => {
  const front = await startBusyFront(target, [503, 202]);
  const ask = () => fetch(`${front.origin}/v1/jobs?wait=1`);
  const first = await ask();
  expect([first.status, first.headers.get('Retry-After')]).toEqual([503, '1']);
  expect(front.left()).toBe(1);
  expect((await ask()).status).toBe(202);
  expect(await (await ask()).text()).toBe(`GET /v1/jobs?wait=1 for ${new URL(target).host}`);
  await front.close();
});
