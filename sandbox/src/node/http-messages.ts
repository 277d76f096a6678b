import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type AsReceived, nameRequest, ProblemError, problemResponse } from '../core/index.ts';
import type { Overheard } from './journal.ts';

/** Headers that fetch forbids or that describe the connection and not the request. */
const skipped = new Set(['connection', 'host', 'keep-alive', 'transfer-encoding', 'upgrade']);

export function toRequest(
  incoming: IncomingMessage,
  origin: string,
  heard?: Overheard,
): { request: Request; asReceived: AsReceived } {
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = incoming.rawHeaders[index]!;
    if (!skipped.has(name.toLowerCase())) headers.append(name, incoming.rawHeaders[index + 1]!);
  }
  const method = incoming.method ?? 'GET';
  const body = bodyOf(incoming, heard);
  const url = origin + incoming.url;
  const target = incoming.url ?? '/';
  // A Request refuses a body with these methods, but a signature may cover one.
  if (method === 'GET' || method === 'HEAD') {
    return { request: new Request(url, { method, headers }), asReceived: { target, body } };
  }
  const init = { method, headers, body, duplex: 'half' as const };
  return { request: new Request(url, init), asReceived: { target } };
}

/** Not `Readable.toWeb`: giving up on the body would end the connection, and `drain` still wants the rest. */
function bodyOf(incoming: IncomingMessage, heard?: Overheard): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) return controller.close();
        heard?.hear(value);
        controller.enqueue(value);
      },
      async cancel() {
        await chunks.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

export async function writeResponse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
  extra: Record<string, string>,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  response.headers.forEach((value, name) => {
    outgoing.setHeader(name, value);
  });
  for (const [name, value] of Object.entries(extra)) outgoing.setHeader(name, value);
  if (!response.headers.has('content-length')) outgoing.setHeader('Content-Length', body.length);
  // What is left of a refused body would be read as the next request.
  if (response.status >= 400) outgoing.setHeader('Connection', 'close');
  outgoing.writeHead(response.status);
  outgoing.write(body);
  if (!incoming.complete) await drain(incoming);
  outgoing.end();
}

const maxDrained = 64 * 1024 * 1024;
const drainMs = 5000;

/**
 * Most clients read no answer before they have sent their whole body, and meet a broken pipe if the connection closes
 * under it. So the rest is read and dropped, within bounds.
 */
async function drain(incoming: IncomingMessage): Promise<void> {
  await new Promise<void>(resolve => {
    let left = maxDrained;
    const timer = setTimeout(resolve, drainMs);
    timer.unref();
    incoming.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) resolve();
    });
    for (const end of ['end', 'close', 'error']) incoming.once(end, resolve);
    incoming.resume();
  });
}

/** What no operation needs to see. A foreign Host means that a page elsewhere points its name at us. */
export function refuseEarly(incoming: IncomingMessage, names: string[]): Response | undefined {
  // Of any port: a container is published at another one than it listens on.
  const name = (incoming.headers.host ?? '').replace(/:\d{1,5}$/, '').replace(/^\[(.*)\]$/, '$1');
  if (!names.includes(name)) {
    return malformed(
      421,
      `The sandbox accepts the hosts ${names.join(', ')}; --allow-host adds one.`,
    );
  }
  if (!incoming.url?.startsWith('/')) return malformed(400, 'The request target must be a path.');
  // A Request cannot be made of it.
  if (incoming.method === 'TRACE') return malformed(400, 'TRACE is not supported.');
  return undefined;
}

/** For whoever waits until it is up. It says nothing else, so that it needs no name. */
export function isHealthCheck({ method, url }: IncomingMessage): Response | undefined {
  if (url !== '/healthz' || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const headers = { 'X-Request-Id': nameRequest(), 'Cache-Control': 'no-store' };
  return Response.json({ status: 'ok' }, { headers });
}

/** What is refused before the sandbox sees it, as a problem like all others. */
export function malformed(status: number, detail: string): Response {
  const error = new ProblemError('MALFORMED_REQUEST', detail, { status });
  return problemResponse(error, nameRequest());
}

const reasons: Record<string, [status: number, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
};

/** What is no request at all: there is nobody but the socket to tell. */
export async function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
): Promise<void> {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const [status, detail] = reasons[error.code ?? ''] ?? [400, 'This is not HTTP.'];
  const response = malformed(status, detail);
  const body = await response.text();
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...[...response.headers].map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const exposed = [
  'X-Request-Id',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Idempotent-Replayed',
];

export function corsHeaders(incoming: IncomingMessage, origins: string[]): Record<string, string> {
  const { origin } = incoming.headers;
  if (!origin || !origins.includes(origin)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': exposed.join(', '),
    ...(isPreflight(incoming)
      ? {
          'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
          'Access-Control-Allow-Headers':
            'Authorization, Content-Type, X-Model-Access-Key, X-Sandbox-Scenario, X-Content-Sha256',
          'Access-Control-Max-Age': '600',
        }
      : {}),
  };
}

export function isPreflight(incoming: IncomingMessage): boolean {
  return (
    incoming.method === 'OPTIONS' && incoming.headers['access-control-request-method'] !== undefined
  );
}
