import type { IncomingMessage } from 'node:http';
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
