import type { Deliver } from '../core/index.ts';

const timeoutMs = 10_000;

/**
 * A caller must not be able to make the sandbox send anything anywhere. So every webhook goes to the one address that
 * whoever started it has named, with the path of the address that was asked for.
 */
export function forwardTo(target: string): Deliver {
  const base = URL.canParse(target) ? new URL(target) : undefined;
  if (!base || !['http:', 'https:'].includes(base.protocol)) {
    throw new Error(
      `Webhooks can be sent to an address such as http://127.0.0.1:9000, not to ${target}.`,
    );
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
