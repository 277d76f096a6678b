import { BoundedMap } from './bounded-map.ts';
import { limits } from './contract-data.ts';
import { ProblemError } from './problem.ts';

export interface RememberedRequest<Result> {
  bodyHash: string;
  at: number;
  /** Absent while the first call is still being handled. */
  result?: Result;
}

/** As many as jobs are kept: an answer for a job that is forgotten would help nobody. */
const maxRequests = 5000;

/** Remembers what a requestId has led to, per app and operation. */
export class RequestMemory {
  readonly #entries = new BoundedMap<string, RememberedRequest<unknown>>(maxRequests);

  /** Answers with the earlier result, or undefined after noting that this request has begun. */
  begin<Result>(key: string, bodyHash: string, now: number): Result | undefined {
    const entry = this.#entries.get(key) as RememberedRequest<Result> | undefined;
    const life = limits['request-id-memory'].value * 1000;
    if (!entry || now - entry.at > life) {
      this.#entries.set(key, { bodyHash, at: now });
      return undefined;
    }
    if (entry.bodyHash !== bodyHash) throw new ProblemError('IDEMPOTENCY_KEY_REUSED');
    if (entry.result === undefined) {
      throw new ProblemError('REQUEST_IN_PROGRESS', undefined, { retryAfter: 1 });
    }
    return entry.result;
  }

  finish(key: string, bodyHash: string, result: unknown, now: number): void {
    this.#entries.set(key, { bodyHash, at: now, result });
  }

  /** A refused request leaves no trace, so that it can be sent again once the cause is gone. */
  abandon(key: string): void {
    this.#entries.delete(key);
  }
}
