import type { Page } from '@playwright/test';
import { expect, test } from '../site-test.ts';
import { watchProblems } from '../watch-problems.ts';
import {
  chooseTarget,
  locales,
  openConsole,
  send,
  sendButton,
  showAllFields,
  status,
} from './console-page.ts';

for (const locale of locales) {
  test(`${locale}: works when storage is denied and the network cut after it has loaded, webhook included`, async ({
    page,
    context,
  }) => {
    const problems = await watchProblems(page);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await openConsole(page, 'create-job', locale);
    await showAllFields(page);
    await page.locator('.con-form > select.con-add').selectOption('notifyUrl');
    await expect(page.locator('[data-cost]')).toBeVisible();
    await context.setOffline(true);
    // A link that moves while the job runs is a link that a press misses.
    const places = await watchPlaces(page, '.con-next li:first-child a');
    await send(page);
    await expect(page.locator('.con-pictures img')).toBeVisible();
    await expect(page.locator('.con-timeline li[data-kind="webhook"]')).toContainText(
      'job.succeeded',
    );
    expect(await places()).toHaveLength(1);
    // Docusaurus still tries to prefetch linked pages.
    expect(problems.filter(text => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  test(`${locale}: a key can be made once the connection is back`, async ({ page, context }) => {
    const name = /key-worker\.\w+\.js$/;
    await context.route(name, route => route.abort());
    const failed = page.waitForEvent('requestfailed', request => name.test(request.url()));
    await openConsole(page, 'get-model', locale);
    await failed;
    await context.unroute(name);
    // The page learns of it later; whoever presses before is told so, and may press again.
    await expect(async () => {
      await sendButton(page).click({ timeout: 5000 });
      await expect(status(page)).toHaveAttribute('data-ok', 'true', { timeout: 5000 });
    }).toPass();
  });

  test(`${locale}: a narrow page does not scroll sideways, shows the answer, and says when nothing answers`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('http://127.0.0.1:8787/**', route => route.abort());
    await openConsole(page, 'create-job', locale);
    // The first field is above the button that sends, without scrolling.
    const field = await page.getByLabel(/^prompts/).boundingBox();
    const bar = await page.locator('.con-send').boundingBox();
    expect((field?.y ?? 0) + 24).toBeLessThan(bar?.y ?? 0);
    // It would lie over the button that sends.
    await expect(page.locator('.theme-back-to-top-button')).toHaveCSS('display', 'none');
    await send(page);
    await expect(status(page)).toBeInViewport();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await chooseTarget(page, 'local');
    await sendButton(page).click();
    await expect(page.locator('.con-result [role="alert"]')).toContainText('127.0.0.1:8787');
  });
}

/** Every place in the document at which a frame has shown the element. */
async function watchPlaces(page: Page, selector: string): Promise<() => Promise<number[]>> {
  const seen = await page.evaluateHandle(wanted => {
    const places = new Set<number>();
    const look = () => {
      const top = document.querySelector(wanted)?.getBoundingClientRect().top;
      if (top !== undefined) places.add(Math.round(top + window.scrollY));
      requestAnimationFrame(look);
    };
    look();
    return places;
  }, selector);
  return () => seen.evaluate(places => [...places]);
}
