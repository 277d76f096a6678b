import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSandbox, type Deliver, operationOf, type SandboxOptions } from '../core/index.ts';
import {
  corsHeaders,
  isPreflight,
  malformed,
  refuseEarly,
  refuseUnreadable,
  toRequest,
  writeResponse,
} from './http-messages.ts';

export interface ServerOptions extends Pick<SandboxOptions, 'clock' | 'speed'> {
  /** 0 picks a free port. */
  port?: number;
  /** Pages that may call the sandbox from a browser. */
  origins?: string[];
  /** A loopback address that receives every callback. */
  callbacks?: string;
  /** Told of every answer before it is sent. */
  onAnswer?: (answer: Answered) => void;
}

export interface Answered {
  method: string;
  /** The path and query as received. */
  target: string;
  operation?: string;
  status: number;
}

export interface RunningServer {
  origin: string;
  close(): Promise<void>;
}

const defaultOrigins = [
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'https://docs.easel.example',
];
const callbackPeriodMs = 250;
const maxConnections = 1000;

/** Listens on the loopback interface only: the keys are public, so nobody else may come in. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { port = 8787, origins = defaultOrigins, callbacks, onAnswer, ...core } = options;
  const sandbox = createSandbox({ ...core, sleep: ms => sleep(ms, undefined, { ref: false }) });
  let origin = '';
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const cors = corsHeaders(incoming, origins);
    const early = refuseEarly(incoming, origin);
    if (early) return writeResponse(incoming, outgoing, early, cors);
    if (isPreflight(incoming))
      return writeResponse(incoming, outgoing, new Response(null, { status: 204 }), cors);
    const { request, asReceived } = toRequest(incoming, origin);
    const response = await sandbox.fetch(request, asReceived);
    onAnswer?.(describeAnswer(incoming, response));
    return writeResponse(incoming, outgoing, response, cors);
  };
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 1000 },
    (incoming, outgoing) => {
      answer(incoming, outgoing).catch(() => outgoing.destroy());
    },
  );
  server.on('clientError', (error, socket) => void refuseUnreadable(error, socket as Socket));
  server.on('checkExpectation', (incoming, outgoing) => {
    const refusal = malformed(417, 'The only Expect that can be met is 100-continue.');
    void writeResponse(incoming, outgoing, refusal, {});
  });
  server.maxConnections = maxConnections;
  // Longer than painting may hold the loop up: an expired timer closes a connection before a request waiting in it is read.
  server.keepAliveTimeout = 15_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const deliver = callbacks ? forwardTo(callbacks) : undefined;
  const timer = deliver
    ? setInterval(() => void sandbox.deliverCallbacks(deliver, origin), callbackPeriodMs)
    : undefined;
  timer?.unref();
  return {
    origin,
    close: () => {
      clearInterval(timer);
      server.closeAllConnections();
      return new Promise((resolve, reject) =>
        server.close(error => (error ? reject(error) : resolve())),
      );
    },
  };
}

function describeAnswer(
  { method = '', url = '' }: IncomingMessage,
  { status }: Response,
): Answered {
  const operation = operationOf(method, url);
  return { method, target: url, status, ...(operation ? { operation } : {}) };
}

const timeoutMs = 10_000;

/**
 * Callback addresses must be public, and the sandbox must reach nobody. So every callback goes to one
 * loopback address, with the path of the address that was asked for.
 */
export function forwardTo(target: string): Deliver {
  const base = new URL(target);
  if (base.protocol !== 'http:' || !['127.0.0.1', 'localhost'].includes(base.hostname)) {
    throw new Error(`Callbacks can be forwarded to http://127.0.0.1 only, not to ${target}.`);
  }
  return async ({ url, headers, body }) => {
    const { pathname, search } = new URL(url);
    const response = await fetch(base.origin + pathname + search, {
      method: 'POST',
      headers: { ...headers, 'x-sandbox-notify-url': url },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status;
  };
}
