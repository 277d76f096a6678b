import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serveBuild } from '@easel/deploy/server';
import type { Page } from '@playwright/test';
import { launch } from './first-load.ts';

/**
 * How long a reader waits between pressing a link in the sidebar and the next page being there: operation to
 * operation against tutorial to tutorial, by turns in one run, and the longest answer to a press at a quarter of the
 * speed. Timings, so reported and not gated.
 *
 *   npx tsx measure/navigation.ts [rounds]
 */
const rounds = Number(process.argv[2] ?? 9);
const pairs: Record<'tutorial' | 'operation', [from: string, to: string]> = {
  tutorial: ['/docs/basic/txt2img', '/docs/basic/img2img'],
  operation: ['/docs/api/apis/get-job', '/docs/api/apis/create-job'],
};

async function navigate(page: Page, from: string, to: string): Promise<number> {
  await page.goto(from);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.locator(`.menu a[href="${to}"]`).hover();
  // Docusaurus fetches on hover; a reader's hand takes this long from there to the press.
  await page.waitForTimeout(500);
  return page.evaluate(async path => {
    const link = document.querySelector<HTMLElement>(`.menu a[href="${path}"]`);
    const before = document.querySelector('h1')?.textContent;
    const pressed = performance.now();
    link?.click();
    while (
      location.pathname !== path ||
      document.querySelector('h1')?.textContent === before ||
      (document.querySelector('main')?.textContent?.length ?? 0) < 2000
    ) {
      await new Promise(requestAnimationFrame);
    }
    await new Promise(requestAnimationFrame);
    return performance.now() - pressed;
  }, to);
}

/** The slowest of the presses on a page, as the browser's own event timing tells it. */
async function slowestAnswer(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(path);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    const slowest = { ms: 0 };
    Object.assign(window, { slowest });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) slowest.ms = Math.max(slowest.ms, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const summaries = page.locator('main summary:visible');
  for (let index = 0; index < Math.min(5, await summaries.count()); index += 1) {
    await summaries.nth(index).click();
    await page.waitForTimeout(250);
  }
  const tabs = page.locator('main [role="tab"]:visible');
  for (let index = 1; index < Math.min(4, await tabs.count()); index += 1) {
    await tabs.nth(index).click();
    await page.waitForTimeout(250);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => (window as unknown as { slowest: { ms: number } }).slowest.ms);
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const server = await serveBuild(fileURLToPath(new URL('../build', import.meta.url)), 0);
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await launch();
const page = await browser.newPage({ baseURL: base, viewport: { width: 1440, height: 900 } });
const times: Record<keyof typeof pairs, number[]> = { tutorial: [], operation: [] };
for (let round = 0; round < rounds; round += 1) {
  for (const kind of ['tutorial', 'operation'] as const) {
    times[kind].push(await navigate(page, ...pairs[kind]));
  }
}
const [tutorial, operation] = [median(times.tutorial), median(times.operation)];
console.log('tutorial to tutorial, ms:', times.tutorial.map(Math.round).join(' '));
console.log('operation to operation, ms:', times.operation.map(Math.round).join(' '));
console.log(
  `median ${Math.round(operation)} ms = ${(operation / tutorial).toFixed(2)} × ${Math.round(tutorial)} ms (goal 1.5)`,
);
for (const path of [
  '/docs/api/apis/create-job',
  '/zh/docs/api/apis/create-job',
  '/docs/basic/img2img',
]) {
  console.log(
    `${path}: slowest answer to a press at a quarter of the speed`,
    await slowestAnswer(page, path),
    'ms (goal 200)',
  );
}
await browser.close();
server.close();
