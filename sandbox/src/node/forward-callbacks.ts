import type { Deliver } from '../core/index.ts';

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
