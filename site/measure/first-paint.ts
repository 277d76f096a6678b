import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDelivery } from '@easel/deploy/delivery';
import { packFiles } from '@easel/deploy/pack';
import { serveBuild } from '@easel/deploy/server';
import { withoutPrefetch } from '../e2e/site-test.ts';
import { buildBareSite } from './build-bare-site.ts';
import { launch } from './first-load.ts';

/**
 * What a reader with a telephone waits for, beside the same page of plain Docusaurus: both are slowed down while they load,
 * by turns. Lighthouse reckons instead of slowing down, and counts a script as waited for when a near server has
 * sent it before the paint. Times, so reported and not gated.
 *
 *   npx tsx site/measure/first-paint.ts [turns]
 */
const turns = Number(process.argv[2] ?? 5);
/** Pages, and the page of plain Docusaurus beside each. */
const pages: [page: string, yardstick: string][] = [
  ['/', '/docs/intro'],
  ['/docs/intro', '/docs/intro'],
  ['/docs/api/apis/create-job', '/docs/intro'],
  ['/blog/long-blog-post', '/blog/long-blog-post'],
  ['/blog', '/blog'],
];
/** A slow 4G, and a quarter of this machine. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 768_000 / 8,
};
const slower = 4;

const kinds = ['first paint', 'largest paint', 'hydrated', 'blocked'] as const;
type Times = Record<(typeof kinds)[number], number>;

declare global {
  interface Window {
    times: Times;
  }
}

const browser = await launch();

async function load(address: string): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  await withoutPrefetch(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(watch);
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForTimeout(1500);
  const times = await page.evaluate(() => window.times);
  await context.close();
  return times;
}

/** Runs in the page. */
function watch(): void {
  window.times = { 'first paint': 0, 'largest paint': 0, hydrated: 0, blocked: 0 };
  for (const type of ['paint', 'largest-contentful-paint', 'longtask'])
    new PerformanceObserver(list => {
      for (const { entryType, name, startTime, duration } of list.getEntries()) {
        if (name === 'first-contentful-paint') window.times['first paint'] = startTime;
        if (entryType === 'largest-contentful-paint') window.times['largest paint'] = startTime;
        if (entryType === 'longtask') window.times.blocked += duration - 50;
      }
    }).observe({ type, buffered: true });
  new MutationObserver(() => {
    if (document.documentElement?.dataset.hasHydrated === 'true')
      window.times.hydrated ||= performance.now();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-has-hydrated'] });
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

function serve(folder: string) {
  packFiles(folder, readDelivery(folder), 5);
  return serveBuild(folder, 0);
}
const site = fileURLToPath(new URL('..', import.meta.url));
const servers = [
  await serve(path.join(site, 'build')),
  await serve(buildBareSite(path.resolve(site))),
];
const [ours, bare] = servers.map(
  server => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
);

console.log(`| page, ours : bare in ms | ${kinds.join(' | ')} |`);
console.log(`|---|${kinds.map(() => '---').join('|')}|`);
for (const [page, yardstick] of pages) {
  for (const language of ['', '/zh']) {
    const mine: Times[] = [];
    const theirs: Times[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      mine.push(await load(ours + language + page));
      theirs.push(await load(bare + yardstick));
    }
    const cells = kinds.map(kind => {
      const [own = 0, other = 0] = [mine, theirs].map(list => median(list.map(time => time[kind])));
      return `${own.toFixed(0)} : ${other.toFixed(0)} = ${(own / other).toFixed(2)} ×`;
    });
    console.log(`| ${language}${page} | ${cells.join(' | ')} |`);
  }
}
await browser.close();
for (const server of servers) server.close();
