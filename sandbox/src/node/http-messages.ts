import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { AsReceived } from '../core/index.ts';

/** Headers that fetch forbids or that describe the connection and not the request. */
const skipped = new Set(['connection', 'host', 'keep-alive', 'transfer-encoding', 'upgrade']);

export function toRequest(
  incoming: IncomingMessage,
  origin: string,
): { request: Request; asReceived: AsReceived } {
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = incoming.rawHeaders[index]!;
    if (!skipped.has(name.toLowerCase())) headers.append(name, incoming.rawHeaders[index + 1]!);
  }
  const method = incoming.method ?? 'GET';
  const body = Readable.toWeb(incoming) as ReadableStream<Uint8Array>;
  const url = origin + incoming.url;
  const target = incoming.url ?? '/';
  // A Request refuses a body with these methods, but a signature may cover one.
  if (method === 'GET' || method === 'HEAD') {
    return { request: new Request(url, { method, headers }), asReceived: { target, body } };
  }
  const init = { method, headers, body, duplex: 'half' as const };
  return { request: new Request(url, init), asReceived: { target } };
}

export async function writeResponse(
  outgoing: ServerResponse,
  response: Response,
  extra: Record<string, string>,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  response.headers.forEach((value, name) => {
    outgoing.setHeader(name, value);
  });
  for (const [name, value] of Object.entries(extra)) outgoing.setHeader(name, value);
  outgoing.setHeader('Content-Length', body.length);
  // What is left of a refused body would be read as the next request.
  if (response.status >= 400) outgoing.setHeader('Connection', 'close');
  outgoing.writeHead(response.status);
  outgoing.end(body);
}

/** What no operation needs to see. A foreign Host means that a page elsewhere points its name at us. */
export function refuseEarly(incoming: IncomingMessage, origin: string): Response | undefined {
  const { host } = new URL(origin);
  const port = host.split(':')[1];
  const allowed = [host, `localhost:${port}`];
  if (!allowed.includes(incoming.headers.host ?? '')) {
    return plain(421, `The sandbox answers to ${allowed.join(' and ')} only.`);
  }
  if (!incoming.url?.startsWith('/')) return plain(400, 'The request target must be a path.');
  return undefined;
}

function plain(status: number, text: string): Response {
  return new Response(`${text}\n`, { status, headers: { 'Content-Type': 'text/plain' } });
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
