import { expect, test } from '../site-test.ts';
import { locales, openConsole, send, sendButton, status, watchProblems } from './console-page.ts';

for (const locale of locales) {
  test(`${locale}: works with the network cut after it has loaded`, async ({ page, context }) => {
    await openConsole(page, 'create-job', locale);
    await expect(page.locator('[data-cost]')).toBeVisible();
    await context.setOffline(true);
    await send(page);
    await expect(page.locator('.con-pictures img')).toBeVisible({ timeout: 60_000 });
  });

  test(`${locale}: works when the browser denies storage`, async ({ page }) => {
    const problems = watchProblems(page);
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
    await send(page);
    await expect(page.locator('.con-pictures img')).toBeVisible({ timeout: 60_000 });
    expect(problems).toEqual([]);
  });

  test(`${locale}: says so when nothing answers on this computer`, async ({ page }) => {
    await page.route('http://127.0.0.1:8787/**', route => route.abort());
    await openConsole(page, 'get-job', locale);
    await page.locator('.con-segments label').nth(1).click();
    await sendButton(page).click();
    await expect(page.locator('.con-result [role="alert"]')).toContainText('127.0.0.1:8787');
  });

  test(`${locale}: the narrow page does not scroll sideways and shows the answer`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openConsole(page, 'create-job', locale);
    await send(page);
    await expect(status(page)).toBeInViewport();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
}
