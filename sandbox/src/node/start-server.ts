import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createSandbox,
  type Deliver,
  operationOf,
  type Sandbox,
  type SandboxOptions,
  transportFaultOf,
} from '../core/index.ts';
import { breakConnection } from './break-connection.ts';
import { type Controls, control, isControl } from './control.ts';
import { forwardTo } from './forward-webhooks.ts';
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
import { Journal, Overheard } from './journal.ts';

export interface ServerOptions
  extends Pick<SandboxOptions, 'clock' | 'speed' | 'unlimited' | 'apps' | 'seed'> {
  /** 0 picks a free port. */
  port?: number;
  /** The address to listen on. */
  host?: string;
  /** Names it may be called by, beside its own. */
  allowedHosts?: string[];
  /** Pages that may call the sandbox from a browser, beside those of the documentation. */
  origins?: string[];
  /** The address that receives every webhook. */
  webhooks?: string;
  /** Lets programs on this machine move the clock, reset it and read what happened, under /sandbox/. */
  control?: boolean;
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
const webhookPeriodMs = 250;
const maxConnections = 1000;

/**
 * Listens on the loopback interface unless told otherwise, and answers to known names only: the keys are public, so that
 * a page elsewhere must not be able to point its own name here.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { port = 8787, host = '127.0.0.1', allowedHosts = [], origins = [], ...rest } = options;
  const { webhooks, onAnswer, control: controlled, clock = Date.now, ...core } = rest;
  const pages = [...defaultOrigins, ...origins];
  const ending = new AbortController();
  const { signal } = ending;
  const shifts = { clock: 0, signing: 0 };
  const now = () => clock() + shifts.clock;
  const create = () =>
    createSandbox({
      ...core,
      clock: now,
      signingClock: () => clock() + shifts.signing,
      ending: signal,
      hasConnections: true,
      sleep: ms => sleep(ms, undefined, { ref: false, signal }).catch(() => undefined),
    });
  let sandbox = create();
  const requests = new Journal<unknown>();
  const delivered = new Journal<unknown>();
  // Without a receiver, whoever controls the sandbox can read them.
  const forward = webhooks ? forwardTo(webhooks) : async () => 200;
  const deliver: Deliver = async webhook => {
    const status = await forward(webhook).catch(() => 0);
    delivered.note({ time: new Date(now()).toISOString(), ...webhook, status });
    return status;
  };
  const controls: Controls = {
    now,
    advance: async ms => {
      shifts.clock += ms;
      await deliverDue();
      await Promise.all(underWay);
    },
    skew: ms => {
      shifts.signing = ms;
    },
    reset: async () => {
      await Promise.all(underWay);
      Object.assign(shifts, { clock: 0, signing: 0 });
      sandbox = create();
      requests.clear();
      delivered.clear();
    },
    order: (place, scenario) => sandbox.orderScenario(place, scenario),
    requests: () => requests.list(),
    webhooks: () => delivered.list(),
  };
  let names: string[] = [];
  let origin = '';
  /** What the timer has begun to send is still to arrive. */
  const underWay = new Set<Promise<unknown>>();
  const deliverDue = () => {
    const sending = sandbox
      .deliverWebhooks(deliver, origin)
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
    return sending;
  };
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const began = performance.now();
    const heard = controlled ? new Overheard() : undefined;
    const response =
      isHealthCheck(incoming) ??
      refuseEarly(incoming, names) ??
      (controlled ? await control(incoming, controls) : undefined) ??
      (await ask(sandbox, incoming, heard));
    const answered = describeAnswer(incoming, response, performance.now() - began);
    onAnswer?.(answered);
    if (heard && !isControl(incoming)) requests.note({ ...answered, ...heard.describe() });
    const extra = corsHeaders(incoming, pages);
    if (signal.aborted) extra.Connection = 'close';
    const fault = transportFaultOf(response);
    return fault
      ? breakConnection(fault, { incoming, outgoing, response, extra, signal })
      : writeResponse(incoming, outgoing, response, extra);
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
  origin = `http://${isAny(host) ? '127.0.0.1' : bracketed(host)}:${bound}`;

  const timer =
    webhooks || controlled ? setInterval(() => void deliverDue(), webhookPeriodMs) : undefined;
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

async function ask(
  sandbox: Sandbox,
  incoming: IncomingMessage,
  heard?: Overheard,
): Promise<Response> {
  if (isPreflight(incoming)) return new Response(null, { status: 204 });
  // The name that was called is one of ours, and the one that the caller can reach.
  const { request, asReceived } = toRequest(incoming, `http://${incoming.headers.host}`, heard);
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
