import type { IncomingMessage } from 'node:http';

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
