import type { IncomingMessage } from 'node:http';
import { nameRequest, ProblemError, problemResponse } from '../core/index.ts';

/** What a test suite may do that no caller of the API can. */
export interface Controls {
  now(): number;
  /** Everything that is kept grows older. Signatures do not: their clock is that of the caller. */
  advance(ms: number): Promise<unknown>;
  /** How far the clock that signatures are judged and made by is ahead. */
  skew(ms: number): void;
  /** Forgets everything, orders and clocks included. */
  reset(): Promise<void>;
  /** Lets the next requests meet a scenario. */
  order(place: string, scenario: string): void;
  requests(): unknown[];
  webhooks(): unknown[];
}

const prefix = '/sandbox/';
const maxBody = 10_000;
const maxShiftSeconds = 366 * 24 * 3600;

export const isControl = ({ url }: IncomingMessage) => url?.startsWith(prefix) === true;

/** Answers under `/sandbox/`, and to nobody but programs on this machine. */
export async function control(
  incoming: IncomingMessage,
  controls: Controls,
): Promise<Response | undefined> {
  const { method = '', url = '', headers, socket } = incoming;
  if (!isControl(incoming)) return undefined;
  // A page always says where it comes from, or which site it belongs to; a program never does.
  const fromPage = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
  if (fromPage || !isLoopback(socket.remoteAddress) || !isLoopbackName(headers.host)) {
    return refuse(new ProblemError('PERMISSION_DENIED', 'Only programs on this machine may.'));
  }
  try {
    return Response.json(
      await perform(`${method} ${url.slice(prefix.length)}`, incoming, controls),
      {
        headers: { 'X-Request-Id': nameRequest(), 'Cache-Control': 'no-store' },
      },
    );
  } catch (error) {
    return refuse(error);
  }
}

async function perform(wish: string, incoming: IncomingMessage, controls: Controls) {
  switch (wish) {
    case 'GET clock':
      break;
    case 'POST clock':
      await setClock(controls, await readObject(incoming));
      break;
    case 'POST scenarios':
      orderScenario(controls, await readObject(incoming));
      break;
    case 'POST reset':
      await controls.reset();
      break;
    case 'GET requests':
      return { requests: controls.requests() };
    case 'GET webhooks':
      return { webhooks: controls.webhooks() };
    default:
      throw new ProblemError('OPERATION_NOT_FOUND', `There is no control ${wish}.`);
  }
  return { now: new Date(controls.now()).toISOString() };
}

async function setClock(controls: Controls, { advance, skew, ...rest }: Record<string, unknown>) {
  const isShift = (seconds: unknown, least: number) =>
    seconds === undefined ||
    (typeof seconds === 'number' && seconds >= least && seconds <= maxShiftSeconds);
  if (isShift(advance, 0) && isShift(skew, -maxShiftSeconds) && Object.keys(rest).length === 0) {
    if (skew !== undefined) controls.skew(1000 * Number(skew));
    return controls.advance(1000 * Number(advance ?? 0));
  }
  const detail = `Expected {"advance": seconds} or {"skew": seconds}, up to ${maxShiftSeconds}.`;
  throw new ProblemError('PARAM_ERROR', detail);
}

function orderScenario(controls: Controls, { operation, scenario }: Record<string, unknown>): void {
  if (typeof operation !== 'string' || typeof scenario !== 'string') {
    const detail = 'Expected {"operation": "create-job", "scenario": "reset;times=2"}.';
    throw new ProblemError('PARAM_ERROR', detail);
  }
  controls.order(operation, scenario);
}

async function readObject(incoming: IncomingMessage): Promise<Record<string, unknown>> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of incoming.iterator({ destroyOnReturn: false })) {
    length += piece.length;
    if (length > maxBody) throw new ProblemError('BODY_TOO_LARGE');
    pieces.push(piece);
  }
  const value = parse(Buffer.concat(pieces).toString());
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new ProblemError('PARAM_ERROR', 'Expected a JSON object.');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError('MALFORMED_JSON');
  }
}

const refuse = (error: unknown): Response =>
  problemResponse(
    error instanceof ProblemError ? error : new ProblemError('SYSTEM_ERROR'),
    nameRequest(),
  );

const isLoopback = (address = '') => /^(?:::ffff:)?127\./.test(address) || address === '::1';
const isLoopbackName = (host = '') => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
