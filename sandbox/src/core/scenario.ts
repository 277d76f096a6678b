import { BoundedMap } from './bounded-map.ts';
import {
  type ErrorCode,
  errors,
  type FailureReason,
  failures,
  type OperationFacts,
  operations,
} from './contract-data.ts';
import { ProblemError, paramError } from './problem.ts';

export const scenarioHeader = 'x-sandbox-scenario';

/** What happens to the connection: before anything is done, or to an answer that exists. */
const transportFaults = ['hang', 'reset', 'lose-response', 'truncate', 'slow-body'] as const;
export type TransportFault = (typeof transportFaults)[number];

const webhookFaults = ['twice', 'late', 'reordered', 'forged', 'two-signatures'] as const;
export type WebhookFault = (typeof webhookFaults)[number];

export type Scenario =
  | { kind: 'none' }
  | { kind: 'error'; code: ErrorCode; status?: number }
  | { kind: 'failure'; reason: FailureReason }
  | { kind: 'partly-blocked' }
  | { kind: 'not-ready' }
  | { kind: 'html-502' }
  | { kind: 'transport'; fault: TransportFault }
  | { kind: 'webhook'; fault: WebhookFault };

/** A scenario with its terms: `service-unavailable;times=2`, `delay=3000`, `reset;times=1;delay=500`. */
interface Ordered {
  scenario: Scenario;
  /** How often, before a request is answered as it deserves. */
  times: number;
  delayMs: number;
}

/** What one request meets. */
export type Met = Pick<Ordered, 'scenario' | 'delayMs'>;

const none: Scenario = { kind: 'none' };
const nothing: Met = { scenario: none, delayMs: 0 };
const isOneOf = <Word extends string>(words: readonly Word[], text: string): text is Word =>
  words.some(word => word === text);

const webhookPrefix = 'webhook-';

/** A name is the code of an error or of a job failure in kebab case, or one of ours. */
function readName(name: string): Scenario | undefined {
  if (name === 'partly-blocked' || name === 'not-ready' || name === 'html-502') {
    return { kind: name };
  }
  if (name === 'bad-gateway') return { kind: 'error', code: 'SERVICE_UNAVAILABLE', status: 502 };
  if (isOneOf(transportFaults, name)) return { kind: 'transport', fault: name };
  if (name.startsWith(webhookPrefix)) {
    const fault = name.slice(webhookPrefix.length);
    return isOneOf(webhookFaults, fault) ? { kind: 'webhook', fault } : undefined;
  }
  const constant = name.toUpperCase().replaceAll('-', '_');
  if (Object.hasOwn(errors, constant)) return { kind: 'error', code: constant as ErrorCode };
  if (Object.hasOwn(failures, constant)) {
    return { kind: 'failure', reason: constant as FailureReason };
  }
  return undefined;
}

const maxTimes = 1000;
const maxDelayMs = 60_000;

function readTerms(value: string): Ordered | undefined {
  const ordered: Ordered = { scenario: none, times: Number.POSITIVE_INFINITY, delayMs: 0 };
  for (const [index, part] of value.split(';').entries()) {
    const [name = '', text] = part.trim().split('=');
    const number = /^[0-9]{1,6}$/.test(text ?? '') ? Number(text) : Number.NaN;
    if (name === 'times' && index > 0 && number >= 1 && number <= maxTimes) ordered.times = number;
    else if (name === 'delay' && number <= maxDelayMs) ordered.delayMs = number;
    else {
      const scenario = index === 0 && text === undefined ? readName(name) : undefined;
      if (!scenario) return undefined;
      ordered.scenario = scenario;
    }
  }
  return ordered;
}

/** Addresses that are no operation, and what can go wrong there: the connection, and whatever stands before the server. */
const addresses = ['upload', 'download'] as const;
export type Address = (typeof addresses)[number];

function canMeet({ scenario }: Ordered, place: OperationFacts | Address): boolean {
  if (typeof place === 'string') return ['none', 'transport', 'html-502'].includes(scenario.kind);
  return scenario.kind !== 'error' || place.errors.includes(scenario.code);
}

/** Scenarios that requests ask for by their header, and those that were ordered for whoever comes next. */
export class Scenarios {
  /** How often the same request has met its own. A repetition has the same bytes, and so the same key. */
  readonly #met = new BoundedMap<string, number>(1000);
  readonly #ordered = new Map<string, Ordered>();

  /** For the next requests to an operation or an address, until `times` is over. */
  order(name: string, value: string): void {
    const known = operations.find(({ id }) => id === name) ?? addresses.find(each => each === name);
    const ordered = readTerms(value);
    if (!known) throw new ProblemError('PARAM_ERROR', `There is no operation ${name}.`);
    if (!ordered || !canMeet(ordered, known)) {
      throw new ProblemError('PARAM_ERROR', `${name} has no scenario ${value}.`);
    }
    this.#ordered.set(name, ordered);
  }

  /** For a request that has none of its own. */
  next(name: string): Met {
    const ordered = this.#ordered.get(name);
    if (!ordered) return nothing;
    ordered.times -= 1;
    if (ordered.times < 1) this.#ordered.delete(name);
    return ordered;
  }

  /** What a request asks for by its header. */
  ofHeader(value: string, operation: OperationFacts, request: string): Met {
    const ordered = readTerms(value);
    if (!ordered || !canMeet(ordered, operation)) {
      const detail = `${operation.id} has no scenario of this name.`;
      throw paramError([{ pointer: '/header/X-Sandbox-Scenario', code: 'ENUM', detail }]);
    }
    const key = `${value} ${request}`;
    const met = (this.#met.get(key) ?? 0) + 1;
    if (met > ordered.times) return nothing;
    if (ordered.times !== Number.POSITIVE_INFINITY) this.#met.set(key, met);
    return ordered;
  }
}

/** A prompt may carry `sandbox:<name>`, for callers that cannot set a header. */
export function scenarioOfPrompt(prompt: string, operation: OperationFacts): Scenario {
  const name = /(?:^|\s)sandbox:([a-z0-9-]{1,40})/.exec(prompt)?.[1];
  const scenario = (name && readName(name)) || none;
  if (scenario.kind === 'error' && !operation.errors.includes(scenario.code)) return none;
  // Such a request was read already: its connection can no longer break before that.
  return scenario.kind === 'transport' || scenario.kind === 'html-502' ? none : scenario;
}

/** Where the contract promises `Retry-After` for what may be sent again. */
const statusesWithWait = [409, 429, 503];
/** In seconds; others are worth a second try after one. */
const longWaits: Partial<Record<ErrorCode, number>> = { QUEUE_FULL: 5, SERVICE_UNAVAILABLE: 5 };

export function throwIfError(scenario: Scenario): void {
  if (scenario.kind !== 'error') return;
  const { code, status } = scenario;
  const known = errors[code];
  const promised = known.retryable && statusesWithWait.includes(status ?? known.status);
  const retryAfter = promised ? (longWaits[code] ?? 1) : undefined;
  throw new ProblemError(code, `${known.meaning} (This scenario was asked for.)`, {
    ...(status ? { status } : {}),
    ...(retryAfter ? { retryAfter } : {}),
    extra: scenarioExtra(code),
  });
}

/** The extra fields that a client may rely on are there in a provoked error too. */
function scenarioExtra(code: ErrorCode) {
  if (code === 'INSUFFICIENT_CREDITS') return { required: 9.6, balance: 0.4 };
  if (code === 'COST_LIMIT_EXCEEDED') return { required: 9.6 };
  return {};
}
