import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serveBuild } from '@easel/deploy/server';
import type { Browser, Page } from '@playwright/test';
import { launch } from './first-load.ts';

/**
 * What keeps the page busy while a reader types into the search, with nothing cached and nothing warm: how many long
 * tasks the browser itself reports at a quarter of the speed, and four times the processor time of the longest task, with
 * what it was made of. On a machine that others use as well only the second means anything. Times, so reported and not
 * gated; the goal is no task of more than 50 ms.
 *
 *   npx tsx measure/search-typing.ts [build folder]
 */
const build = process.argv[2] ?? fileURLToPath(new URL('../build', import.meta.url));
const typed = {
  '/docs/intro': ['cancel a runing job', 'how to sign a request', 'aspect ratio 16:9'],
  '/zh/docs/intro': ['签名怎么校验', '任务失败原因', 'lora权重 retryable'],
};
const SLOWER = 4;
const LONG = 50;

async function openSearch(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.locator('.navbar .search-box').click();
  await page.getByRole('combobox').waitFor();
}

async function type(page: Page, query: string): Promise<void> {
  await page.keyboard.type(query, { delay: 120 });
  await page.locator('.search-dialog [data-status="idle"]').waitFor();
  await page.waitForTimeout(500);
}

async function reportedLongTasks(page: Page, path: string, query: string): Promise<number> {
  await openSearch(page, path);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) seen.push(duration);
    }).observe({ type: 'longtask' });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await type(page, query);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => (window as unknown as { seen: number[] }).seen.length);
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** The longest tasks of the page's thread by processor time, and the longest things inside the first of them. */
async function tracedTasks(browser: Browser, page: Page, path: string, query: string) {
  await openSearch(page, path);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'v8'] });
  await type(page, query);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: TraceEvent[];
  };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(thread),
  );
  const events = traceEvents
    .filter(event => mains.has(thread(event)) && event.tdur)
    .sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0));
  const tasks = events.filter(({ name }) => name.endsWith('RunTask'));
  const [longest] = tasks;
  const inside = events.filter(
    ({ name, ts }) =>
      longest &&
      !name.endsWith('RunTask') &&
      ts >= longest.ts &&
      ts <= longest.ts + (longest.dur ?? 0),
  );
  const slowed = ({ tdur = 0 }: TraceEvent) => (tdur * SLOWER) / 1000;
  return {
    longest: longest ? slowed(longest) : 0,
    long: tasks.filter(task => slowed(task) > LONG).length,
    parts: inside.slice(0, 5).map(event => `${event.name} ${slowed(event).toFixed(0)}`),
  };
}

const server = await serveBuild(build, 0);
const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await launch();
const inNewPage = async <T>(visit: (page: Page) => Promise<T>): Promise<T> => {
  const context = await browser.newContext({ baseURL });
  const result = await visit(await context.newPage());
  await context.close();
  return result;
};
for (const [path, queries] of Object.entries(typed)) {
  for (const query of queries) {
    const reported = await inNewPage(page => reportedLongTasks(page, path, query));
    const { longest, long, parts } = await inNewPage(page =>
      tracedTasks(browser, page, path, query),
    );
    console.log(
      `${path} “${query}”: ${reported} long tasks by the clock, ${long} by the processor; longest ${longest.toFixed(0)} ms: ${parts.join(', ')}`,
    );
  }
}
await browser.close();
server.close();
