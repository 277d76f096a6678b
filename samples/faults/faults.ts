import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type Operation = 'read' | 'token' | 'create' | 'quote' | 'upload' | 'download' | 'wait';

export interface Exchange {
  response: ServerResponse;
  socket: Socket;
  /** How often this fault was asked for, this time included. */
  count: number;
  /** An address at another server, which must never be asked for anything. */
  elsewhere: string;
  body: string;
}

export interface Expected {
  ok?: true;
  /** `either`: a client may have seen the status or not. */
  status?: number | 'either';
  code?: string;
  requestId?: string;
  /** Words that the error must say. */
  says?: string;
  /** How often the server was asked: exactly, or between two numbers. */
  attempts?: number | [number, number];
  /** The shortest time in seconds that lies before the last attempt. */
  pause?: number;
  /** How often the proxy was asked: between two numbers. */
  asksProxy?: [number, number];
}

/** A client that is told of a proxy by its environment, or as its language has it. */
export interface Passage {
  scheme: 'http' | 'https';
  settings: 'right password' | 'wrong password' | 'no proxy for anything';
  /** What the proxy does, or who stands behind it, if it is not as it should be. */
  trouble?: 'refused' | 'silent' | 'endless' | 'wrong-name' | 'stranger';
  /** A name that the settings except from the proxy. Nobody has it. */
  isExcepted?: true;
}

export interface Fault {
  name: string;
  operation: Operation;
  answer: (exchange: Exchange) => void;
  expected: Expected;
  /** It ends by the client's patience, so that is short: otherwise it is long, and a busy machine changes nothing. */
  slow?: true;
  api?: 'with a slash' | 'nobody there';
  passage?: Passage;
  /** Ids of languages that cannot do it, and say so on a page. */
  without?: string[];
}

/** What every driver sets: three attempts, and no pause longer than a second. */
const attempts = 3;
const gateway = 'req_gateway';
const page = '<html><body><h1>The gateway is unwell</h1></body></html>';

const send =
  (status: number, type: string, text: string | Buffer, headers: Record<string, string> = {}) =>
  ({ response }: Exchange) => {
    response.writeHead(status, {
      ...(type && { 'Content-Type': type }),
      'X-Request-Id': gateway,
      ...headers,
    });
    response.end(text);
  };
const json = (status: number, value: unknown, headers?: Record<string, string>) =>
  send(status, 'application/json', JSON.stringify(value), headers);
const html = (status: number, headers?: Record<string, string>) =>
  send(status, 'text/html', page, headers);
const job = (status = 'SUCCESS') => json(200, { job: { id: '1', status } });
const problem = (status: number, code: string, more: object = {}) =>
  json(status, { status, code, detail: `About ${code}.`, traceId: 'req_problem', ...more });
const picture = send(200, 'image/png', Buffer.alloc(70_000, 1));

/** The answers in turn; the last one stays. */
const inTurn =
  (...answers: Fault['answer'][]): Fault['answer'] =>
  exchange =>
    answers[Math.min(exchange.count, answers.length) - 1]!(exchange);

const never: Fault['answer'] = () => {};
const reset: Fault['answer'] = ({ socket }) => socket.resetAndDestroy();
const start = (length: number, status = '200 OK') =>
  `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nX-Request-Id: ${gateway}\r\nContent-Length: ${length}\r\n\r\n`;
const raw =
  (text: string, end: (socket: Socket) => void): Fault['answer'] =>
  ({ socket }) =>
    socket.write(text, () => end(socket));
const close = (socket: Socket) => socket.end();
/** Begins as told, then goes on for ever with a little more, several times within any patience. */
const drip =
  (first: string, next: string): Fault['answer'] =>
  ({ socket }) => {
    socket.write(first);
    const timer = setInterval(() => socket.write(next), 200);
    socket.once('close', () => clearInterval(timer));
    socket.once('error', () => clearInterval(timer));
  };
const redirect =
  (status: number): Fault['answer'] =>
  exchange =>
    send(status, '', '', { Location: exchange.elsewhere })(exchange);

const lost = { attempts };
const read = (name: string, answer: Fault['answer'], expected: Expected, more = {}): Fault => ({
  name,
  operation: 'read',
  answer,
  expected,
  ...more,
});
const other = (
  operation: Operation,
  name: string,
  answer: Fault['answer'],
  expected: Expected,
  more = {},
): Fault => ({ name, operation, answer, expected, ...more });
const slow = { slow: true as const };
/** Easel was never reached, and nothing of its status is known. */
const outside: Expected = { attempts: 0, asksProxy: [1, 9] };
/** Node.js has proxies from version 22.21 on, and only if it is told to. */
const withoutProxies = ['node'];

function proxy(
  scheme: Passage['scheme'],
  operation: Operation,
  answer: Fault['answer'],
  expected: Expected,
  more: Partial<Passage> & { name?: string; slow?: true; without?: string[] } = {},
): Fault {
  const { name = operation, slow, without = [], ...passage } = more;
  return {
    name: `proxy, ${scheme}: ${name}`,
    operation,
    answer,
    expected,
    ...(slow && { slow }),
    without: [...withoutProxies, ...without],
    passage: { scheme, settings: 'right password', ...passage },
  };
}
const unreadable = { status: 200, requestId: gateway, attempts };

export const faults: Fault[] = [
  read('never responds', never, lost, slow),
  read('nobody listens', never, {}, { api: 'nobody there' }),
  other('create', 'reset before the headers', reset, lost),
  // Java's HttpClient repeats a GET once by itself when a connection closes.
  read('closed before the headers', ({ socket }) => socket.end(), {
    attempts: [attempts, 2 * attempts],
  }),
  read(
    'reset within the headers',
    raw('HTTP/1.1 200 OK\r\nContent-', s => s.resetAndDestroy()),
    { status: 'either', attempts },
  ),
  read('not HTTP at all', raw('SSH-2.0-OpenSSH_9.2\r\n', close), lost),
  read('body cut off', raw(`${start(100)}{"job": {"id"`, close), { status: 200, attempts }),
  read('JSON cut off', send(200, 'application/json', '{"job": {"id": "1"'), unreadable),
  read(
    'headers one by one, for ever',
    drip('HTTP/1.1 200 OK\r\n', 'X-Slow: 1\r\n'),
    { status: 'either', attempts },
    slow,
  ),
  read('body byte by byte, for ever', drip(start(5000), ' '), { status: 200, attempts }, slow),
  read('502 page', html(502), { status: 502, requestId: gateway, attempts, says: 'unwell' }),
  read('503 page', html(503), { status: 503, requestId: gateway, attempts, says: 'unwell' }),
  read('504 page', html(504), { status: 504, requestId: gateway, attempts, says: 'unwell' }),
  read('500 page', html(500), { status: 500, requestId: gateway, attempts: 1, says: 'unwell' }),
  read('200 page', html(200), { ...unreadable, says: 'unwell' }),
  read('200 with null', json(200, null), unreadable),
  read('200 with a list', json(200, [1]), unreadable),
  read('200 with nothing', send(200, 'application/json', ''), unreadable),
  read('204', send(204, '', ''), { status: 204, requestId: gateway, attempts: 1 }),
  read('503 with null', json(503, null), { status: 503, requestId: gateway, attempts }),
  read('400 with a list', json(400, ['no']), { status: 400, requestId: gateway, attempts: 1 }),
  read('403 with nothing', send(403, '', ''), { status: 403, requestId: gateway, attempts: 1 }),
  read('bare 429', send(429, '', ''), { status: 429, requestId: gateway, attempts }),
  read('502 page in Latin-1', send(502, 'text/html', Buffer.from('M\xfcde', 'latin1')), {
    status: 502,
    attempts,
  }),
  read('500 page of 16 MiB', send(500, 'text/html', page.repeat(300_000)), {
    status: 500,
    attempts: 1,
  }),
  read(
    '503 page without an end',
    drip(`${start(10 ** 9, '503 Busy')}<html>`, '<p>busy</p>'),
    { status: 503, attempts },
    slow,
  ),
  read('JSON called text', send(200, 'text/plain', '{"job": {"id": "1"}}'), {
    ok: true,
    attempts: 1,
  }),
  read('Retry-After: 1', inTurn(html(503, { 'Retry-After': '1' }), job()), {
    ok: true,
    attempts: 2,
    pause: 0.9,
  }),
  read(
    'Retry-After: a date',
    exchange =>
      inTurn(
        html(429, { 'Retry-After': new Date(Date.now() + 9000).toUTCString() }),
        job(),
      )(exchange),
    { ok: true, attempts: 2, pause: 0.9 },
  ),
  read(
    'Retry-After: a date in the past',
    inTurn(html(503, { 'Retry-After': 'Wed, 21 Oct 2015 07:28:00 GMT' }), job()),
    { ok: true, attempts: 2 },
  ),
  read('Retry-After: a day', inTurn(html(503, { 'Retry-After': '86400' }), job()), {
    ok: true,
    attempts: 2,
    pause: 0.9,
  }),
  read('Retry-After: soon', inTurn(html(503, { 'Retry-After': 'soon' }), job()), {
    ok: true,
    attempts: 2,
  }),
  read('Retry-After: -5', inTurn(html(503, { 'Retry-After': '-5' }), job()), {
    ok: true,
    attempts: 2,
  }),
  read('redirect to another host', redirect(302), { status: 302, attempts: 1 }),
  other('create', 'POST redirected with 307', redirect(307), { status: 307, attempts: 1 }),
  // A POST: the transports of Go and Java repeat a GET by themselves, with the same signature.
  other(
    'create',
    'connection closed at its second use',
    inTurn(
      html(503),
      exchange =>
        (exchange.socket as Socket & { used?: true }).used ? reset(exchange) : job()(exchange),
      job(),
    ),
    { ok: true, attempts: [2, 3] },
  ),
  other('create', 'response lost after the job was created', inTurn(reset, job()), {
    ok: true,
    attempts: 2,
  }),
  other('create', 'POST with requestId: never responds', never, lost, slow),
  other('create', '202, then the result', inTurn(json(202, { retryAfter: 1 }), job()), {
    ok: true,
    attempts: 2,
  }),
  other(
    'create',
    '409 that says retryable',
    inTurn(problem(409, 'REQUEST_IN_PROGRESS', { retryable: true }), job()),
    { ok: true, attempts: 2 },
  ),
  other('create', '503 that says not retryable', problem(503, 'X', { retryable: false }), {
    status: 503,
    code: 'X',
    attempts: 1,
  }),
  other('quote', 'POST without requestId: reset', reset, { attempts: 1 }),
  other('quote', 'POST without requestId: never responds', never, { attempts: 1 }, slow),
  other('quote', 'POST without requestId: 503 page', inTurn(html(503), job()), {
    ok: true,
    attempts: 2,
  }),
  read('401 problem', problem(401, 'SIGN_ERROR'), {
    status: 401,
    code: 'SIGN_ERROR',
    requestId: 'req_problem',
    attempts: 1,
    says: 'About SIGN_ERROR.',
  }),
  other(
    'create',
    '422 problem with fields',
    problem(422, 'PARAM_ERROR', { errors: [{ pointer: '/stages/0', detail: 'Is wrong.' }] }),
    { status: 422, code: 'PARAM_ERROR', requestId: 'req_problem', attempts: 1, says: '/stages/0' },
  ),
  read(
    'problem of wrong types',
    json(400, { code: 7, detail: [], errors: 'no', traceId: {}, retryable: 'yes' }),
    { status: 400, attempts: 1 },
  ),
  read(
    'address with a slash at its end',
    job(),
    { ok: true, attempts: 1 },
    { api: 'with a slash' },
  ),
  other('token', 'bearer token instead of a key', job(), { ok: true, attempts: 1 }),
  other('upload', 'upload: 403 in XML', send(403, 'application/xml', '<Code>Denied</Code>'), {
    status: 403,
    attempts: 1,
    says: 'Denied',
  }),
  other('upload', 'upload: 403 problem', problem(403, 'UPLOAD_REFUSED'), {
    status: 403,
    code: 'UPLOAD_REFUSED',
    requestId: 'req_problem',
    attempts: 1,
  }),
  other('upload', 'upload: reset, then taken', inTurn(reset, send(200, '', '')), {
    ok: true,
    attempts: 2,
  }),
  other('upload', 'upload: never responds', never, lost, slow),
  other('upload', 'upload: redirected', redirect(307), { status: 307, attempts: 1 }),
  other('download', 'download: cut off', raw(`${start(70_000)}abc`, close), {
    status: 200,
    attempts,
  }),
  other(
    'download',
    'download: without an end',
    drip(start(10 ** 9), 'abc'),
    { status: 200, attempts },
    slow,
  ),
  other('download', 'download: never responds', never, lost, slow),
  other('download', 'download: 503 page, then the file', inTurn(html(503), picture), {
    ok: true,
    attempts: 2,
  }),
  other('download', 'download: 404 problem', problem(404, 'RESOURCE_NOT_FOUND'), {
    status: 404,
    code: 'RESOURCE_NOT_FOUND',
    requestId: 'req_problem',
    attempts: 1,
  }),
  other('download', 'download: redirected', redirect(302), { status: 302, attempts: 1 }),
  other(
    'wait',
    'status changes twice, then stays',
    inTurn(job('PENDING'), job('RUNNING'), job('RUNNING'), job()),
    {
      ok: true,
      attempts: 4,
      pause: 0.9,
    },
  ),
  other('wait', 'statuses nobody knows', inTurn(job('DEFAULT'), job('DREAMING'), job()), {
    ok: true,
    attempts: 3,
  }),
  other('wait', 'job without a status', inTurn(json(200, {}), json(200, { job: null }), job()), {
    ok: true,
    attempts: 3,
  }),
  other('wait', 'job that never ends', job('RUNNING'), { says: 'RUNNING' }, slow),
  proxy('http', 'read', job(), { ok: true, attempts: 1, asksProxy: [1, 1] }),
  proxy('http', 'download', picture, { ok: true, attempts: 1, asksProxy: [1, 1] }),
  proxy('https', 'read', job(), { ok: true, attempts: 1, asksProxy: [1, 1] }),
  proxy('https', 'upload', send(200, '', ''), { ok: true, attempts: 1, asksProxy: [1, 2] }),
  proxy('https', 'download', picture, { ok: true, attempts: 1, asksProxy: [1, 1] }),
  proxy('https', 'create', inTurn(html(503), job()), {
    ok: true,
    attempts: 2,
    asksProxy: [1, 2],
  }),
  proxy('https', 'read', job(), outside, { name: 'refuses the tunnel', trouble: 'refused' }),
  proxy('https', 'read', job(), outside, {
    name: 'never responds',
    trouble: 'silent',
    ...slow,
  }),
  proxy('https', 'read', job(), outside, {
    name: 'headers one by one, for ever',
    trouble: 'endless',
    ...slow,
  }),
  proxy('https', 'read', job(), outside, {
    name: 'certificate of another host',
    trouble: 'wrong-name',
  }),
  proxy('https', 'read', job(), outside, {
    name: 'certificate of a stranger',
    trouble: 'stranger',
  }),
  proxy('https', 'read', job(), outside, {
    name: 'wrong password',
    settings: 'wrong password',
    without: ['java'],
  }),
  proxy(
    'http',
    'read',
    job(),
    { status: 407, attempts: 0, asksProxy: [1, 1] },
    {
      name: 'wrong password',
      settings: 'wrong password',
      without: ['java'],
    },
  ),
  proxy(
    'https',
    'read',
    job(),
    { attempts: 0, asksProxy: [0, 0] },
    {
      name: 'NO_PROXY names the suffix of the host',
      isExcepted: true,
    },
  ),
  proxy(
    'http',
    'read',
    job(),
    { ok: true, attempts: 1, asksProxy: [0, 0] },
    {
      name: 'NO_PROXY=*',
      settings: 'no proxy for anything',
    },
  ),
];
