import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { measured, type Part, type Visit } from '@easel/deploy/growth';
import { serveBuild } from '@easel/deploy/server';
import { launch } from './first-load.ts';

/**
 * What a visit asks of the server, prefetches among it: the first page of a new reader, the next page by its link, and
 * the first page again on a later day. `deploy/src/growth.ts` reckons with these figures; this says whether they still
 * hold.
 */
const build = fileURLToPath(new URL('../build', import.meta.url));
const server = await serveBuild(build, 0);
const start = `http://127.0.0.1:${(server.address() as AddressInfo).port}/docs/intro`;
const browser = await launch();
const context = await browser.newContext();
const page = await context.newPage();

/** Counts until nothing has been asked for three seconds: links are fetched ahead when the browser has nothing to do. */
async function watch(act: () => Promise<unknown>): Promise<Part> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const part: Part = { requests: 0, checks: 0, bytes: 0 };
  const addresses = new Map<string, string>();
  const cached = new Set<string>();
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    last = Date.now();
    addresses.set(requestId, request.url);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) cached.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = Date.now();
    const address = addresses.get(requestId) ?? '';
    if (cached.has(requestId) || !address.startsWith('http')) return;
    part.requests += 1;
    part.bytes += encodedDataLength;
    if (!/\/assets\/|\/search-index-[^/]*\//.test(address)) part.checks += 1;
  });
  await act();
  while (Date.now() - last < 3000) await new Promise(resolve => setTimeout(resolve, 100));
  await session.detach();
  return part;
}

async function open(): Promise<void> {
  await page.goto(start, { waitUntil: 'networkidle' });
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}
const visited: Visit = {
  first: await watch(() => open()),
  next: await watch(() => page.locator('.pagination-nav__link--next').click()),
  again: await watch(async () => {
    // Away from the site first, so that nothing is taken from the memory of the page.
    await page.goto('about:blank');
    await open();
  }),
};
await browser.close();
server.close();
let failed = 0;
for (const [name, part] of Object.entries(visited) as [keyof Visit, Part][]) {
  const stated = measured[name];
  const isClose = (key: keyof Part) => Math.abs(part[key] / stated[key] - 1) <= 0.15;
  const within = isClose('requests') && isClose('bytes');
  if (!within) failed += 1;
  console.log(`${within ? 'pass' : 'FAIL'}: ${name}`, part, 'stated', stated);
}
console.log(`${Object.keys(visited).length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
