import { setAt } from '../console/Form/field-value';
import type { WireRequest } from '../console/request/build-request';
import { printJson, renewRequestId } from '../console/request/draft';
import { findImages } from '../console/result/find-in-answer';
import { type Followed, followJob, jobOf } from '../console/send/follow-job';
import type { Exchange } from '../console/send/send-request';
import { fill } from '../kit/view/fill';
import type { JourneyStep } from './journey-data';
import type { Values } from './view/Journey';

/** How a step reaches a server: the page has one, and so has the test. */
export interface Sender {
  send(request: WireRequest): Promise<Exchange>;
  /** Sends the sample picture. */
  put(url: string, headers: Record<string, string>): Promise<{ status: number }>;
}

export interface StepOutcome {
  ok: boolean;
  status: number;
  exchange?: Exchange;
  /** The last answer about a job that was followed. */
  latest?: Exchange;
  followed?: Followed;
  /** What the request was given beside the values of earlier steps. */
  requestId?: string;
}

export async function runStep(
  step: JourneyStep,
  values: Values,
  sender: Sender,
  show: (outcome: StepOutcome) => void,
  signal: AbortSignal,
): Promise<StepOutcome> {
  const path = fill(step.path, values);
  if (step.picture !== undefined) {
    const { status } = await sender.put(path, step.headers);
    return { ok: status === 200, status };
  }
  const body = step.body === undefined ? undefined : freshBody(bodyOf(step, values));
  const exchange = await sender.send({
    method: step.method,
    path,
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...step.headers },
    body,
  });
  const requestId = body && (JSON.parse(body) as { requestId?: string }).requestId;
  let outcome: StepOutcome = {
    ok: false,
    status: exchange.status,
    exchange,
    ...(requestId ? { requestId } : {}),
  };
  const job = step.follow ? jobOf(exchange.json) : undefined;
  if (job) {
    const look = (next: string) =>
      sender.send({ method: 'GET', path: next, headers: {}, body: undefined });
    const tell = (followed: Followed, latest = exchange) => {
      // The request of this step was a look itself.
      outcome = { ...outcome, followed: { ...followed, polls: followed.polls + 1 }, latest };
      show(outcome);
    };
    await followJob(job, look, tell, signal);
  }
  return { ...outcome, ok: isExpected(step.expect, outcome) };
}

function bodyOf({ body, prompt }: JourneyStep, values: Values): unknown {
  const filled = fillBody(body, values);
  return prompt && values.prompt ? setAt(filled, prompt.path, values.prompt) : filled;
}

/** A request id is good for one job. */
function freshBody(body: unknown): string {
  return renewRequestId({ parameters: {}, body: printJson(body), scenario: '' }).body ?? '';
}

function isExpected(expect: JourneyStep['expect'], { status, exchange, latest }: StepOutcome) {
  const answer = (latest ?? exchange)?.json;
  const { code } = (answer ?? {}) as { code?: string };
  return (
    status === (expect.status ?? 200) &&
    (expect.code === undefined || code === expect.code) &&
    (expect.job === undefined || jobOf(answer)?.status === expect.job) &&
    (expect.images === undefined || findImages(answer).length === expect.images) &&
    Object.entries(expect.fields ?? {}).every(([at, value]) => readPointer(answer, at) === value)
  );
}

/** What the answer gives to later steps. */
export function given(step: JourneyStep, { latest, exchange }: StepOutcome): Values {
  const answer = (latest ?? exchange)?.json;
  return Object.fromEntries(
    step.feeds.map(({ name, pointer }) => [name, readPointer(answer, pointer)]),
  );
}

/** What a JSON pointer leads to, or `undefined`. */
export function readPointer(document: unknown, pointer: string): unknown {
  return pointer
    .slice(1)
    .split('/')
    .reduce<unknown>((node, key) => (node as Values | undefined | null)?.[key], document);
}

/** A text that is nothing but a name becomes the value itself, which may be a number. */
export function fillBody(node: unknown, values: Values): unknown {
  if (Array.isArray(node)) return node.map(item => fillBody(item, values));
  if (typeof node === 'object' && node !== null) {
    return Object.fromEntries(
      Object.entries(node).map(([name, value]) => [name, fillBody(value, values)]),
    );
  }
  const name = typeof node === 'string' ? /^\{(\w+)\}$/.exec(node)?.[1] : undefined;
  return name !== undefined && name in values ? values[name] : node;
}
