import { CLOCK_WINDOW_SECONDS } from '../scheme.ts';
import type { Change, Draft } from './draft.ts';
import { fault } from './finding.ts';

const METHODS = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'HEAD', 'OPTIONS'];

/** Mistakes in the method, the timestamp and the nonce: what was signed is not what was sent. */
export function* fieldChanges({ method, timestamp, nonce }: Draft): Generator<Change> {
  const lower = method.toLowerCase();
  for (const signed of [lower, method.slice(0, 1) + lower.slice(1)]) {
    yield { faults: [fault('method-case', { signed })], edit: { method: signed } };
  }
  for (const signed of METHODS) {
    yield { faults: [fault('method-differs', { signed, sent: method })], edit: { method: signed } };
  }
  for (const signed of [nonce.toLowerCase(), nonce.toUpperCase(), nonce.replaceAll('-', '')]) {
    yield { faults: [fault('nonce-differs', { signed, sent: nonce })], edit: { nonce: signed } };
  }
  yield* timestampChanges(Number(timestamp));
}

function* timestampChanges(sent: number): Generator<Change> {
  const change = (
    code: 'timestamp-differs' | 'timestamp-milliseconds',
    signed: number,
  ): Change => ({
    faults: [fault(code, { signed, sent })],
    edit: { timestamp: `${signed}` },
    rare: true,
  });
  yield change('timestamp-milliseconds', Math.floor(sent / 1000));
  for (let ms = 0; ms < 1000; ms++) yield change('timestamp-milliseconds', sent * 1000 + ms);
  for (let seconds = 1; seconds <= CLOCK_WINDOW_SECONDS; seconds++) {
    yield change('timestamp-differs', sent - seconds);
    yield change('timestamp-differs', sent + seconds);
  }
}
