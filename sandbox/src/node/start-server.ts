import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createSandbox,
  type Deliver,
  operationOf,
  type Sandbox,
  type SandboxOptions,
} from '../core/index.ts';
import {
  corsHeaders,
  isHealthCheck,
  isPreflight,
  malformed,
  refuseEarly,
  refuseUnreadable,
  toRequest,
  writeResponse,
} from './http-messages.ts';

export interface ServerOptions extends Pick<SandboxOptions, 'clock' | 'speed' | 'unlimited'> {
  /** 0 picks a free port. */
  port?: number;
  /** The address to listen on. */
  host?: string;
  /** Names it may be called by, beside its own. */
  allowedHosts?: string[];
  /** Pages that may call the sandbox from a browser, beside those of the documentation. */
  origins?: string[];
  /** A loopback address that receives every callback. */
  callbacks?: string;
  /** Told of every answer before it is sent. */
  onAnswer?: (answer: Answered) => void;
}

export interface Answered {
  /** By the clock of the machine. */
  time: string;
  method: string;
  /** The path and query as received. */
  target: string;
  operation?: string;
  status: number;
  ms: number;
  requestId: string;
}

export interface RunningServer {
  origin: string;
  /** Cuts every connection. */
  close(): Promise<void>;
  /** Answers what was asked, held polls too, and then closes. */
  end(): Promise<void>;
}

const defaultOrigins = [
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'https://docs.easel.example',
];
const callbackPeriodMs = 250;
const maxConnections = 1000;

/**
 * Listens on the loopback interface unless told otherwise, and answers to known names only: the keys are public, so that
 * a page elsewhere must not be able to point its own name here.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { port = 8787, host = '127.0.0.1', allowedHosts = [], origins = [], ...rest } = options;
  const { callbacks, onAnswer, ...core } = rest;
  const pages = [...defaultOrigins, ...origins];
  const ending = new AbortController();
  const { signal } = ending;
  const sandbox = createSandbox({
    ...core,
    ending: signal,
    sleep: ms => sleep(ms, undefined, { ref: false, signal }).catch(() => undefined),
  });
  let names: string[] = [];
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const began = performance.now();
    const response =
      isHealthCheck(incoming) ?? refuseEarly(incoming, names) ?? (await ask(sandbox, incoming));
    onAnswer?.(describeAnswer(incoming, response, performance.now() - began));
    const extra = corsHeaders(incoming, pages);
    if (signal.aborted) extra.Connection = 'close';
    return writeResponse(incoming, outgoing, response, extra);
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
    server.listen(port, host, resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  names = ['127.0.0.1', 'localhost', ...allowedHosts, ...(isAny(host) ? [] : [host])];
  const origin = `http://${isAny(host) ? '127.0.0.1' : bracketed(host)}:${bound}`;

  const deliver = callbacks ? forwardTo(callbacks) : undefined;
  const timer = deliver
    ? setInterval(() => void sandbox.deliverCallbacks(deliver, origin), callbackPeriodMs)
    : undefined;
  timer?.unref();
  const closed = () =>
    new Promise<void>((resolve, reject) =>
      server.close(error => (error ? reject(error) : resolve())),
    );
  return {
    origin,
    end: () => {
      clearInterval(timer);
      ending.abort();
      return closed();
    },
    close: () => {
      clearInterval(timer);
      server.closeAllConnections();
      return closed();
    },
  };
}

async function ask(sandbox: Sandbox, incoming: IncomingMessage): Promise<Response> {
  if (isPreflight(incoming)) return new Response(null, { status: 204 });
  // The name that was called is one of ours, and the one that the caller can reach.
  const { request, asReceived } = toRequest(incoming, `http://${incoming.headers.host}`);
  return sandbox.fetch(request, asReceived);
}

const isAny = (host: string) => host === '0.0.0.0' || host === '::';
const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host);

function describeAnswer(incoming: IncomingMessage, response: Response, ms: number): Answered {
  const { method = '', url = '' } = incoming;
  const operation = operationOf(method, url);
  return {
    time: new Date().toISOString(),
    method,
    target: url,
    ...(operation ? { operation } : {}),
    status: response.status,
    ms: Math.round(ms),
    requestId: response.headers.get('x-request-id') ?? '',
  };
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
