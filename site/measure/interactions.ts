import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serveBuild } from '@easel/deploy/server';
import type { Page } from '@playwright/test';
import { launch } from './first-load.ts';

/**
 * How long an operation page takes to show what a press did, at a quarter of the speed: the browser's own figure, from the
 * press to the next frame, the slowest of three. Times, so reported and not gated; the goal is at most 200 ms each.
 *
 *   npx tsx site/measure/interactions.ts [build folder]
 */
const build = process.argv[2] ?? fileURLToPath(new URL('../build', import.meta.url));
const SLOWER = 4;
const ROUNDS = 3;

type Act = (page: Page) => Promise<void>;
const openConsole: Act = async page => {
  await page.locator('[data-try]').first().click();
  await page.locator('.con').waitFor();
  await page.waitForTimeout(1500);
};
const nothing: Act = async () => undefined;
const acts: Record<string, [before: Act, act: Act]> = {
  'language tab': [nothing, page => page.locator('.sample [role="tab"]').nth(2).click()],
  'expand all': [nothing, page => page.locator('[data-unfold]').first().click()],
  'open the console': [nothing, page => page.locator('[data-try]').first().click()],
  'language of the request': [
    openConsole,
    page => page.locator('.con-program label').nth(2).click(),
  ],
  send: [openConsole, page => page.getByRole('button', { name: /^(Send|发送)/ }).click()],
};

async function slowest(page: Page, [before, act]: [Act, Act]): Promise<number> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await before(page);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) seen.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await act(page);
  await page.waitForTimeout(2500);
  return page.evaluate(() => Math.max(0, ...(window as unknown as { seen: number[] }).seen));
}

const server = await serveBuild(build, 0);
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await launch();
for (const path of ['/docs/api/apis/create-job', '/zh/docs/api/apis/create-job']) {
  for (const [name, act] of Object.entries(acts)) {
    let most = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await page.goto(`${origin}${path}`);
      most = Math.max(most, await slowest(page, act));
      await context.close();
    }
    console.log(`${path}  ${name}: ${most} ms at ${SLOWER} × (goal 200)`);
  }
}
await browser.close();
server.close();
