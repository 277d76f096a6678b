import type { BrowserContext, Route } from '@playwright/test';

/** How a file fails to come, as the table says it. */
export const ways = {
  aborted: 'the connection breaks',
  refused: 'the server answers 500',
  portal: 'a page comes in its place',
  hanging: 'no answer ever comes',
  slow: 'it comes late',
  flaky: 'every third request fails',
} as const;

export type Way = keyof typeof ways;

export interface Broken {
  /** Resolves when the page has asked for what does not come. */
  asked: Promise<void>;
  /** The fault is over: what is asked from now on comes, and so does what was held back. */
  lift(): Promise<void>;
}

/** What a network sends in place of a file until one has signed in to it. */
export const portal = '<!doctype html><title>Network</title><h1>Sign in to use this network</h1>';

const answers: Record<
  Exclude<Way, 'hanging' | 'slow' | 'flaky'>,
  (route: Route) => Promise<void>
> = {
  aborted: route => route.abort(),
  refused: route => route.fulfill({ status: 500, contentType: 'text/plain', body: 'Sorry' }),
  portal: route => route.fulfill({ contentType: 'text/html', body: portal }),
};

/** Of the context, because requests of workers are not always those of a page. */
export async function breakRequests(
  context: BrowserContext,
  address: string | RegExp,
  way: Way,
): Promise<Broken> {
  const held: Route[] = [];
  let count = 0;
  let hear = () => {};
  const asked = new Promise<void>(resolve => {
    hear = resolve;
  });
  const meet = async (route: Route) => {
    count += 1;
    if (way === 'hanging' || way === 'slow') held.push(route);
    else if (way !== 'flaky') await answers[way](route);
    // The first one fails, or a part that needs a single file would never meet the fault.
    else if (count % 3 === 1) await route.abort();
    else await route.continue();
    hear();
  };
  await context.route(address, meet);
  return {
    asked,
    async lift() {
      await context.unroute(address, meet);
      // The page may have given up on what was held back.
      await Promise.all(held.map(route => route.continue().catch(() => undefined)));
    },
  };
}
