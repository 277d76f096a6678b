import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleBody } from '../../runtime-tests/contract-client.ts';
import { type Answered, type RunningServer, startServer } from './start-server.ts';

const received: { path: string; body: string }[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', chunk => {
    body += chunk;
  });
  request.on('end', () => {
    received.push({ path: request.url ?? '', body });
    response.end();
  });
});
let server: RunningServer;
const answers: Answered[] = [];

beforeAll(async () => {
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  server = await startServer({
    port: 0,
    speed: 100,
    webhooks: `http://127.0.0.1:${port}`,
    onAnswer: answer => answers.push(answer),
  });
});
afterAll(async () => {
  await server.close();
  receiver.closeAllConnections();
  receiver.close();
});

/** Sends bytes as they are, since fetch would fix or refuse them. */
function sendRaw(lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () => {
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    });
    let text = '';
    socket.on('data', chunk => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

const get = 'GET /v1/models/757279507095956705 HTTP/1.1';
const bearer = 'Authorization: Bearer sbx_token_sandbox';

it('answers to its own names only', async () => {
  const { host } = new URL(server.origin);
  expect(await sendRaw([get, `Host: ${host}`, bearer, 'Connection: close'])).toMatch(
    /^HTTP\/1.1 200/,
  );
  expect(await sendRaw([get, 'Host: evil.example', bearer])).toMatch(/^HTTP\/1.1 421/);
});

it('lets the site call it from a browser, and nobody else', async () => {
  const preflight = (origin: string) =>
    sendRaw([
      'OPTIONS /v1/jobs HTTP/1.1',
      `Host: ${new URL(server.origin).host}`,
      `Origin: ${origin}`,
      'Access-Control-Request-Method: POST',
      'Connection: close',
    ]);
  expect(await preflight('http://localhost:3000')).toContain('Access-Control-Allow-Methods');
  expect(await preflight('https://evil.example')).not.toContain('Access-Control-Allow');
});

it('tells what it answered, refusals included', async () => {
  answers.length = 0;
  const target = '/v1/models/757279507095956705?verbose=1';
  await fetch(server.origin + target, { headers: { authorization: 'Bearer wrong' } });
  expect(answers).toMatchObject([{ method: 'GET', target, operation: 'get-model', status: 401 }]);
});

it('refuses compressed bodies and announces oversized ones', async () => {
  const post = (headers: Record<string, string>, body: string) =>
    fetch(`${server.origin}/v1/jobs/credits`, {
      method: 'POST',
      headers: { authorization: 'Bearer sbx_token_sandbox', ...headers },
      body,
    });
  const json = { 'content-type': 'application/json' };
  expect((await post({ ...json, 'content-encoding': 'gzip' }, '{}')).status).toBe(415);
  expect((await post(json, 'x'.repeat(1_100_000))).status).toBe(413);
});

it('holds get-job until the status changes, and delivers webhooks to the loopback receiver', async () => {
  const headers = { authorization: 'Bearer sbx_token_sandbox', 'content-type': 'application/json' };
  const notifyUrl = 'https://hooks.customer.example/easel?x=1';
  const body = JSON.stringify({ ...exampleBody('create-job', 'held'), notifyUrl });
  const created = await fetch(`${server.origin}/v1/jobs`, { method: 'POST', headers, body });
  let { job } = await created.json();
  for (let looks = 0; looks < 8 && job.status !== 'SUCCESS'; looks++) {
    ({ job } = await (
      await fetch(`${server.origin}/v1/jobs/${job.id}?wait=5`, { headers })
    ).json());
  }
  expect(job.status).toBe('SUCCESS');
  await expect.poll(() => received.length, { timeout: 50_000 }).toBe(1);
  expect(received[0]).toMatchObject({ path: '/easel?x=1' });
});

/** Like most clients, it writes all of its body before it reads a byte of the answer. */
function writeThenRead(head: string[], bytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () => {
      socket.pause();
      socket.write(`${head.join('\r\n')}\r\nContent-Length: ${bytes}\r\n\r\n`);
      socket.write(Buffer.alloc(bytes, 32), () => socket.resume());
    });
    let text = '';
    socket.on('data', chunk => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

it.each([1_100_000, 8_000_000, 30_000_000])(
  'tells a client of %i bytes that they are too many',
  async bytes => {
    const { host } = new URL(server.origin);
    const json = 'Content-Type: application/json';
    const head = ['POST /v1/jobs/credits HTTP/1.1', `Host: ${host}`, bearer, json];
    expect(await writeThenRead(head, bytes)).toMatch(/^HTTP\/1.1 413 .*"code":"BODY_TOO_LARGE"/s);
  },
);

it('answers HEAD with the length that GET has', async () => {
  const headers = { authorization: 'Bearer sbx_token_sandbox' };
  for (const path of ['/v1/models/757279507095956705', '/media/showcase/757279507095956705.png']) {
    const whole = await fetch(server.origin + path, { headers });
    const head = await fetch(server.origin + path, { method: 'HEAD', headers });
    expect(head.headers.get('content-length'), path).toBe(whole.headers.get('content-length'));
    expect(Number(head.headers.get('content-length'))).toBe((await whole.arrayBuffer()).byteLength);
  }
});

it.each<[string, number, string[]]>([
  ['another Host', 421, [get, 'Host: evil.example']],
  ['an absolute target', 400, ['GET http://evil.example/v1/jobs HTTP/1.1', 'Host: {host}']],
  ['something else than HTTP', 400, ['hello there']],
  ['an Expect that cannot be met', 417, [get, 'Host: {host}', 'Expect: more']],
  ['headers without end', 431, [get, 'Host: {host}', `X-Long: ${'x'.repeat(40_000)}`]],
  ['TRACE', 400, ['TRACE /v1/jobs HTTP/1.1', 'Host: {host}']],
])('answers %s with a problem', async (_, status, lines) => {
  const { host } = new URL(server.origin);
  const answer = await sendRaw(lines.map(line => line.replace('{host}', host)));
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toMatch(/^content-type: application\/problem\+json$/im);
  const problem = JSON.parse(body);
  expect(problem).toMatchObject({ code: 'MALFORMED_REQUEST', status });
  expect(head.toLowerCase()).toContain(`x-request-id: ${problem.traceId}`);
});

it('says that it is up to whoever asks', async () => {
  const answer = await sendRaw(['GET /healthz HTTP/1.1', 'Host: 10.0.0.7:80', 'Connection: close']);
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  expect(answer).toContain('{"status":"ok"}');
});

it('answers by every name that it is given, with addresses under that name', async () => {
  const named = await startServer({ port: 0, allowedHosts: ['easel'], host: '0.0.0.0' });
  const { port } = new URL(named.origin);
  const { request } = await import('node:http');
  const ask = (host: string) =>
    new Promise<{ status?: number; body: string }>((resolve, reject) => {
      const path = '/v1/resource/image';
      const headers = {
        host,
        authorization: 'Bearer sbx_token_sandbox',
        'content-type': 'application/json',
      };
      const sent = request({ port, path, method: 'POST', headers }, async response => {
        const body = Buffer.concat(await response.toArray()).toString();
        resolve({ status: response.statusCode!, body });
      });
      sent.on('error', reject).end('{}');
    });
  const { body } = await ask('easel:8080');
  expect(JSON.parse(body).putUrl).toMatch(/^http:\/\/easel:8080\/upload\//);
  expect((await ask('other:80')).status).toBe(421);
  await named.close();
});

it('answers held polls before it ends', async () => {
  let looks = 0;
  // Time stands still, so that nothing but the end can answer the poll.
  const held = await startServer({
    port: 0,
    clock: () => {
      looks++;
      return 1_760_000_000_000;
    },
  });
  const headers = { authorization: 'Bearer sbx_token_sandbox', 'content-type': 'application/json' };
  const body = JSON.stringify(exampleBody('create-job', 'ended'));
  const created = await fetch(`${held.origin}/v1/jobs`, { method: 'POST', headers, body });
  const { job } = await created.json();
  const before = looks;
  const poll = fetch(`${held.origin}/v1/jobs/${job.id}?wait=30`, { headers });
  await expect.poll(() => looks, { timeout: 30_000 }).toBeGreaterThan(before + 3);
  await Promise.all([
    held.end(),
    poll.then(async answer => expect((await answer.json()).job.status).toBe('CREATED')),
  ]);
});
