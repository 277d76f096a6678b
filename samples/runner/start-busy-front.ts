import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Front {
  origin: string;
  /** How many of the troubles nobody has met yet. */
  left: () => number;
  close(): Promise<void>;
}

/**
 * Stands before a sandbox and answers the first requests with the given statuses, as a busy service would.
 * A client that repeats in time never lets its user know.
 */
export async function startBusyFront(target: string, statuses: number[]): Promise<Front> {
  const troubles = [...statuses];
  const { hostname, port, host } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const status = troubles.shift();
    if (status) {
      incoming.resume();
      return answerBusy(outgoing, status);
    }
    const { method = 'GET', url = '/', headers } = incoming;
    const options = { hostname, port, method, path: url, headers: { ...headers, host } };
    const forwarded = request(options, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.once('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    left: () => troubles.length,
    close: () => {
      server.closeAllConnections();
      return new Promise(resolve => server.close(() => resolve()));
    },
  };
}

function answerBusy(outgoing: ServerResponse, status: number): void {
  if (status === 502) {
    // A gateway knows nothing of problem documents.
    outgoing.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad Gateway</h1>');
    return;
  }
  const accepted = status === 202;
  const body = accepted
    ? { requestId: 'busy', retryAfter: 1 }
    : {
        status,
        code: 'SERVICE_UNAVAILABLE',
        detail: 'Busy.',
        traceId: 'req_busy',
        retryable: true,
      };
  outgoing.writeHead(status, {
    'Content-Type': accepted ? 'application/json' : 'application/problem+json',
    'Retry-After': '1',
    'X-Request-Id': 'req_busy',
  });
  outgoing.end(JSON.stringify(body));
}
