import {
  type ErrorCode,
  errors,
  type FailureReason,
  failures,
  type OperationFacts,
} from './contract-data.ts';
import { ProblemError, paramError } from './problem.ts';

export const scenarioHeader = 'x-sandbox-scenario';

export type Scenario =
  | { kind: 'none' }
  | { kind: 'error'; code: ErrorCode; status?: number }
  | { kind: 'failure'; reason: FailureReason }
  | { kind: 'partly-blocked' }
  | { kind: 'not-ready' };

/** A name is the code of an error or of a job failure in kebab case, or one of three of our own. */
function readScenario(name: string | null): Scenario | undefined {
  if (!name) return { kind: 'none' };
  if (name === 'partly-blocked' || name === 'not-ready') return { kind: name };
  if (name === 'bad-gateway') return { kind: 'error', code: 'SERVICE_UNAVAILABLE', status: 502 };
  const constant = name.toUpperCase().replaceAll('-', '_');
  if (Object.hasOwn(errors, constant)) return { kind: 'error', code: constant as ErrorCode };
  if (Object.hasOwn(failures, constant)) {
    return { kind: 'failure', reason: constant as FailureReason };
  }
  return undefined;
}

export function scenarioOfHeader(value: string | null, operation: OperationFacts): Scenario {
  const scenario = readScenario(value);
  const known = scenario && (scenario.kind !== 'error' || operation.errors.includes(scenario.code));
  if (known) return scenario;
  throw paramError([
    {
      pointer: '/header/X-Sandbox-Scenario',
      code: 'ENUM',
      detail: `${operation.id} has no scenario of this name.`,
    },
  ]);
}

/** A prompt may carry `sandbox:<name>`, for callers that cannot set a header. */
export function scenarioOfPrompt(prompt: string, operation: OperationFacts): Scenario {
  const name = /(?:^|\s)sandbox:([a-z0-9-]{1,40})/.exec(prompt)?.[1] ?? null;
  const scenario = readScenario(name) ?? { kind: 'none' };
  if (scenario.kind === 'error' && !operation.errors.includes(scenario.code)) {
    return { kind: 'none' };
  }
  return scenario;
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
