import { BoundedMap } from './bounded-map.ts';
import { type RateLimitName, rateLimits } from './contract-data.ts';
import { ProblemError } from './problem.ts';

interface Bucket {
  tokens: number;
  filledAt: number;
}

export interface RateVerdict {
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
