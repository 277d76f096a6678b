import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { exampleBody } from '../../runtime-tests/contract-client.ts';
import { control as answerControl, type Controls } from './control.ts';
import { type RunningServer, startServer } from './start-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, speed: 100, control: true });
});
afterEach(async () => void (await control('reset', {})));
afterAll(() => server.close());

async function control(name: string, body?: unknown) {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(`${server.origin}/sandbox/${name}`, init);
  return { status: response.status, body: await response.json() };
}

const authorization = 'Bearer sbx_token_sandbox';

function getModel(scenario?: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization, ...(scenario ? { 'x-sandbox-scenario': scenario } : {}) };
  return fetch(`${server.origin}/v1/models/757279507095956705`, { headers, ...init });
}

function createJob(requestId: string, scenario?: string, more: object = {}): Promise<Response> {
  return fetch(`${server.origin}/v1/jobs`, {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'application/json',
      ...(scenario ? { 'x-sandbox-scenario': scenario } : {}),
    },
    body: JSON.stringify({ ...exampleBody('create-job', requestId), ...more }),
  });
}

/** What a caller sees: a status and the whole body, or that there was none. */
const outcome = (asked: Promise<Response>) =>
  asked.then(async answer => [answer.status, (await answer.text()).length > 0]).catch(() => 'lost');

it('fails as often as it was told, and then answers', async () => {
  const send = () => createJob('twice', 'service-unavailable;times=2');
  const statuses = [(await send()).status, (await send()).status, (await send()).status];
  expect(statuses).toEqual([503, 503, 200]);
  const other = await createJob('another', 'service-unavailable;times=2');
  expect(other.status).toBe(503);
});

it.each(['reset', 'lose-response', 'truncate'])('lets an answer get lost by %s', async fault => {
  expect(await outcome(getModel(`${fault};times=1`))).toBe('lost');
  expect(await outcome(getModel(`${fault};times=1`))).toEqual([200, true]);
});

it('does nothing before it resets, and everything before it loses an answer', async () => {
  await expect(createJob('reset', 'reset;times=1')).rejects.toThrow();
  expect((await createJob('reset')).headers.get('idempotent-replayed')).toBeNull();
  await expect(createJob('lost', 'lose-response;times=1')).rejects.toThrow();
  expect((await createJob('lost')).headers.get('idempotent-replayed')).toBe('true');
});

it('hangs until the caller gives up, and ends without waiting for it', async () => {
  const signal = AbortSignal.timeout(300);
  await expect(getModel('hang', { signal })).rejects.toMatchObject({ name: 'TimeoutError' });
  const other = await startServer({ port: 0 });
  const headers = { authorization, 'x-sandbox-scenario': 'hang' };
  const held = fetch(`${other.origin}/v1/models/757279507095956705`, { headers }).catch(
    () => 'ended',
  );
  await fetch(`${other.origin}/healthz`);
  await other.end();
  expect(await held).toBe('ended');
});

it('sends a body so slowly that headers are not the end of it', async () => {
  const response = await getModel('slow-body');
  expect(response.status).toBe(200);
  const reader = response.body!.getReader();
  const { value } = await reader.read();
  expect(value!.length).toBeLessThan(Number(response.headers.get('content-length')));
  await reader.cancel();
});

it('answers as a gateway does', async () => {
  const response = await getModel('html-502');
  expect(response.status).toBe(502);
  expect(response.headers.get('content-type')).toBe('text/html');
});

it('delays by the clock on the wall', async () => {
  const began = performance.now();
  expect((await getModel('delay=400')).status).toBe(200);
  expect(performance.now() - began).toBeGreaterThanOrEqual(395);
});

it.each([
  'reset;times=0',
  'reset;times=2000',
  'delay=60001',
  'delay=x',
  'times=2',
  'reset;reset',
  'reset;speed=2',
  'webhook-never',
  'RESET',
  ';',
])('refuses %s as a scenario', async scenario => {
  expect((await getModel(scenario)).status).toBe(400);
});

it('orders a scenario for whoever comes next, whatever they send', async () => {
  const order = { operation: 'create-job', scenario: 'ratelimit-exceeded;times=2' };
  expect((await control('scenarios', order)).status).toBe(200);
  expect((await getModel()).status).toBe(200);
  const statuses = [];
  for (const requestId of ['a', 'b', 'c']) statuses.push((await createJob(requestId)).status);
  expect(statuses).toEqual([429, 429, 200]);
});

it('breaks downloads and uploads as well, which are no operations', async () => {
  const order = (operation: string, scenario: string) =>
    control('scenarios', { operation, scenario });
  const place = await fetch(`${server.origin}/v1/resource/image`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(exampleBody('create-resource-image')),
  });
  expect(place.status).toBe(200);
  const { putUrl } = await place.json();
  const put = () => outcome(fetch(putUrl, { method: 'PUT', body: 'x' }));
  await order('upload', 'reset;times=1');
  expect(await put()).toBe('lost');
  expect(await put()).toEqual([expect.any(Number), true]);
  expect((await order('upload', 'not-ready')).status).toBe(400);
  expect((await order('download', 'service-unavailable')).status).toBe(400);
  expect((await order('paint', 'reset')).status).toBe(400);
});

it('lets everything that it keeps grow older in a moment, but no signature', async () => {
  const { job } = await (await createJob('aged')).json();
  const look = async () =>
    (await fetch(`${server.origin}/v1/jobs/${job.id}`, { headers: { authorization } })).status;
  expect(await look()).toBe(200);
  const { body } = await control('clock', { advance: 60 * 24 * 3600 });
  expect(Date.parse(body.now)).toBeGreaterThan(Date.now() + 59 * 24 * 3_600_000);
  expect(await look()).not.toBe(200);
});

it('keeps webhooks for whoever asks, and sends those that are due when the clock moves', async () => {
  await createJob('told', undefined, { notifyUrl: 'https://hooks.customer.example/easel' });
  await control('clock', { advance: 60 });
  const { webhooks } = (await control('webhooks')).body;
  expect(webhooks).toHaveLength(1);
  expect(webhooks[0]).toMatchObject({ url: 'https://hooks.customer.example/easel', status: 200 });
  const stamp = Number(webhooks[0].headers['webhook-timestamp']);
  expect(Math.abs(stamp - Date.now() / 1000)).toBeLessThan(60);
});

it('puts its clock apart from that of the callers', async () => {
  await control('clock', { skew: 3600 });
  await createJob('apart', undefined, { notifyUrl: 'https://hooks.customer.example/easel' });
  await control('clock', { advance: 60 });
  const { webhooks } = (await control('webhooks')).body;
  expect(Number(webhooks[0].headers['webhook-timestamp'])).toBeGreaterThan(
    Date.now() / 1000 + 3000,
  );
});

it('remembers what was sent and what came of it', async () => {
  await createJob('remembered');
  await getModel();
  const { requests } = (await control('requests')).body;
  expect(requests).toEqual([
    expect.objectContaining({
      operation: 'create-job',
      status: 200,
      body: expect.stringContaining('remembered'),
    }),
    expect.objectContaining({ operation: 'get-model', status: 200 }),
  ]);
  expect(JSON.stringify(requests)).not.toContain('sbx_token');
});

it('forgets everything when it is reset', async () => {
  await createJob('once');
  await control('clock', { advance: 1000 });
  await control('scenarios', { operation: 'get-model', scenario: 'html-502' });
  await control('reset', {});
  expect((await control('requests')).body).toEqual({ requests: [] });
  expect((await getModel()).status).toBe(200);
  expect((await createJob('once')).headers.get('idempotent-replayed')).toBeNull();
  const { now } = (await control('clock')).body;
  expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
});

it.each([
  ['clock', { advance: -1 }],
  ['clock', { advance: 1e9 }],
  ['clock', { advance: '60' }],
  ['clock', { advance: null }],
  ['clock', { forward: 60 }],
  ['clock', []],
  ['clock', 'noon'],
  ['scenarios', { operation: 'create-job' }],
  ['scenarios', { operation: '__proto__', scenario: 'reset' }],
  ['clocks', {}],
  ['../v1/jobs', {}],
])('refuses %s %j with a problem', async (name, body) => {
  const { status, body: problem } = await control(name, body);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(problem).toMatchObject({ code: expect.any(String), detail: expect.any(String) });
});

it('is not there unless it was asked for', async () => {
  const plain = await startServer({ port: 0 });
  expect((await fetch(`${plain.origin}/sandbox/clock`)).status).toBe(404);
  await plain.close();
});

it.each([
  ['127.0.0.1', '127.0.0.1:8787', 200],
  ['::ffff:127.0.0.1', 'localhost', 200],
  ['::1', '[::1]:8787', 200],
  ['10.0.0.5', '127.0.0.1:8787', 403],
  ['::ffff:172.17.0.1', 'localhost', 403],
  ['fe80::1', '[::1]', 403],
  ['127.0.0.1', 'easel:8787', 403],
  [undefined, 'localhost', 403],
])('from %s by the name %s it answers %i', async (remoteAddress, host, status) => {
  const incoming = {
    ...{ method: 'GET', url: '/sandbox/clock', headers: { host } },
    socket: { remoteAddress },
  } as IncomingMessage;
  const answer = await answerControl(incoming, { now: () => 0 } as Controls);
  expect(answer?.status).toBe(status);
});

it('is closed to pages, also to those that may call the API, and to foreign names', async () => {
  const ask = async (headers: Record<string, string>) => {
    const { port } = new URL(server.origin);
    return new Promise<number | undefined>((resolve, reject) =>
      request(
        { host: '127.0.0.1', port, path: '/sandbox/reset', method: 'POST', headers },
        answer => resolve(answer.resume().statusCode),
      )
        .on('error', reject)
        .end(),
    );
  };
  expect(await ask({})).toBe(200);
  expect(await ask({ origin: 'https://evil.example' })).toBe(403);
  expect(await ask({ origin: 'http://localhost:3000' })).toBe(403);
  expect(await ask({ origin: 'null' })).toBe(403);
  expect(await ask({ 'sec-fetch-site': 'same-origin' })).toBe(403);
  expect(await ask({ host: 'easel.evil.example' })).toBe(421);
});

it.each([
  ['clock', '{"advance": 1}'],
  ['reset', ''],
])('lets webhooks arrive that are on their way before %s is answered', async (name, body) => {
  let begun = false;
  let answered = false;
  const receiver = createServer(async (_, response) => {
    begun = true;
    await sleep(500);
    answered = true;
    response.end();
  });
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const webhooks = `http://127.0.0.1:${port}`;
  const other = await startServer({ port: 0, speed: 1000, control: true, webhooks });
  await fetch(`${other.origin}/v1/jobs`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...exampleBody('create-job', 'under-way'),
      notifyUrl: 'https://hooks.customer.example/easel',
    }),
  });
  while (!begun) await sleep(10);
  await fetch(`${other.origin}/sandbox/${name}`, { method: 'POST', body });
  expect(answered).toBe(true);
  await other.close();
  receiver.close();
});

it('sends to the one address that it was given, whatever a caller asks for', async () => {
  const heard: string[] = [];
  const receiver = createServer((request, response) => {
    heard.push(`${request.headers.host}${request.url}`);
    response.end();
  });
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const other = await startServer({
    port: 0,
    speed: 100,
    control: true,
    webhooks: `http://localhost:${port}`,
  });
  await fetch(`${other.origin}/v1/jobs`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...exampleBody('create-job', 'sent'),
      notifyUrl: 'https://hooks.customer.example//elsewhere.example/x',
    }),
  });
  await fetch(`${other.origin}/sandbox/clock`, { method: 'POST', body: '{"advance": 60}' });
  expect(heard).toEqual([`localhost:${port}//elsewhere.example/x`]);
  await other.close();
  receiver.close();
  await expect(startServer({ port: 0, webhooks: 'ftp://127.0.0.1' })).rejects.toThrow(
    'Webhooks can be sent to an address such as',
  );
});
