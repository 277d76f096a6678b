import { BoundedMap } from './bounded-map.ts';
import { limits, type RateLimitName, rateLimits } from './contract-data.ts';
import { ProblemError } from './problem.ts';

interface Bucket {
  tokens: number;
  filledAt: number;
}

interface RateVerdict {
  headers: Record<string, string>;
  refusal?: ProblemError;
}

/** A token bucket per app and policy. Refills are computed, so no timer is needed. */
export class RateLimiter {
  readonly #buckets = new BoundedMap<string, Bucket>(1000);

  take(appId: string, policy: string, now: number): RateVerdict {
    const { requests, windowSeconds, perSecond, burst } = rateLimits[policy as RateLimitName];
    const key = `${appId} ${policy}`;
    const bucket = this.#buckets.get(key) ?? { tokens: burst, filledAt: now };
    const passed = Math.max(0, now - bucket.filledAt) / 1000;
    bucket.tokens = Math.min(burst, bucket.tokens + passed * perSecond);
    bucket.filledAt = now;
    const allowed = bucket.tokens >= 1;
    if (allowed) bucket.tokens -= 1;
    this.#buckets.set(key, bucket);

    const untilFull = Math.max(1, Math.ceil((burst - bucket.tokens) / perSecond));
    const headers = {
      'RateLimit-Policy': `"${policy}";q=${requests};w=${windowSeconds}`,
      RateLimit: `"${policy}";r=${Math.floor(bucket.tokens)};t=${untilFull}`,
    };
    if (allowed) return { headers };
    const retryAfter = Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
    const detail = `More than ${requests} requests in ${windowSeconds} s.`;
    return { headers, refusal: new ProblemError('RATELIMIT_EXCEEDED', detail, { retryAfter }) };
  }
}

interface RememberedRequest<Result> {
  content: string;
  at: number;
  /** Absent while the first call is still being handled. */
  result?: Result;
}

/** As many as jobs are kept: an answer for a job that is forgotten would help nobody. */
const maxRequests = 5000;

/** What a requestId was used for: the same id with another body, or for another operation, is refused. */
interface RequestUse {
  appId: string;
  requestId: string;
  operation: string;
  bodyHash: string;
}

/** Remembers what a requestId has led to, per app. */
export class RequestMemory {
  readonly #entries = new BoundedMap<string, RememberedRequest<unknown>>(maxRequests);

  /** Answers with the earlier result, or undefined after noting that this request has begun. */
  begin<Result>(use: RequestUse, now: number): Result | undefined {
    const key = keyOf(use);
    const content = contentOf(use);
    const entry = this.#entries.get(key) as RememberedRequest<Result> | undefined;
    const life = limits['request-id-memory'].value * 1000;
    if (!entry || now - entry.at > life) {
      this.#entries.set(key, { content, at: now });
      return undefined;
    }
    if (entry.content !== content) throw new ProblemError('IDEMPOTENCY_KEY_REUSED');
    if (entry.result === undefined) {
      throw new ProblemError('REQUEST_IN_PROGRESS', undefined, { retryAfter: 1 });
    }
    return entry.result;
  }

  finish(use: RequestUse, result: unknown, now: number): void {
    this.#entries.set(keyOf(use), { content: contentOf(use), at: now, result });
  }

  /** A refused request leaves no trace, so that it can be sent again once the cause is gone. */
  abandon(use: RequestUse): void {
    this.#entries.delete(keyOf(use));
  }
}

const keyOf = ({ appId, requestId }: RequestUse) => `${appId} ${requestId}`;
const contentOf = ({ operation, bodyHash }: RequestUse) => `${operation} ${bodyHash}`;
