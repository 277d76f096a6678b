import type { BrowserContext, Page } from '@playwright/test';
import { chunkWith, sandboxText } from '../built-site.ts';
import { expect, type Locale, open, test } from '../site-test.ts';
import { locales, openConsole, preset, send, sendButton, status } from './console-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const scriptOf = (locale: Locale) => chunkWith(sandboxText, locale);
const sandboxStopped = /sandbox in this page failed to load|页面内沙箱加载失败/;
const keyStopped = /signing key failed to load|签名密钥加载失败/;
const keyScript = /\/key-worker\.\w+\.js$/;
const alert = (page: Page) => page.locator('.con-result [role="alert"]');

/** As a browser meets a file that is gone: no answer at all, or the page that a server sends in its place. */
const faults = {
  aborted: route => route.abort(),
  'answered with a page': route => route.fulfill({ contentType: 'text/html', body: '<p>Gone' }),
} satisfies Record<string, Parameters<BrowserContext['route']>[1]>;

/** Makes the sandbox throw what nobody catches, and waits until the page has put an end to it. */
async function breakSandbox(page: Page, locale: Locale): Promise<void> {
  const find = () => page.workers().find(worker => worker.url().endsWith(scriptOf(locale)));
  await expect.poll(() => find() !== undefined).toBe(true);
  const worker = find();
  await worker?.evaluate(() => {
    setTimeout(() => {
      throw new Error('broken by the test');
    });
  });
  await expect.poll(() => page.workers().some(one => one === worker)).toBe(false);
}

for (const locale of locales) {
  for (const [fault, meet] of Object.entries(faults)) {
    test(`${locale}: the console says that the sandbox could not be loaded (${fault}), and the next press loads it`, async ({
      page,
      context,
    }) => {
      const script = `**${scriptOf(locale)}`;
      await context.route(script, meet);
      await openConsole(page, 'get-model', locale);
      await expect(page.locator('.con-refusal')).toContainText(sandboxStopped);
      await sendButton(page).click();
      await expect(alert(page)).toContainText(sandboxStopped);
      await expect(sendButton(page)).toBeEnabled();
      await expect(page.locator('.con-refusal')).toBeEmpty();
      await context.unroute(script);
      await send(page);
      await expect(status(page)).toHaveAttribute('data-ok', 'true');
      await expect(alert(page)).toHaveCount(0);
    });
  }

  test(`${locale}: a key worker that could not be fetched is not taken for a page without Web Crypto`, async ({
    page,
    context,
  }) => {
    await context.route(keyScript, route => route.abort());
    await openConsole(page, 'get-model', locale);
    await sendButton(page).click();
    await expect(alert(page)).toContainText(keyStopped);
    await page.locator('.con-key button').first().click();
    await expect(page.locator('.con-key [role="status"]')).toContainText(keyStopped);
    await context.unroute(keyScript);
    await send(page);
    await expect(status(page)).toHaveAttribute('data-ok', 'true');
  });

  test(`${locale}: a sandbox that breaks takes its job along and says so; key and clock go on with the next one`, async ({
    page,
  }) => {
    await openConsole(page, 'create-job', locale);
    // A job that has not ended when the sandbox breaks, ten minutes ahead and however slow the machine: it waits for thirty.
    await preset(page).selectOption('scenario queue-timeout');
    await send(page);
    const key = await page.locator('[data-key-state]').innerText();
    const skip = page.locator('.con-timeline button');
    await skip.click();
    await breakSandbox(page, locale);
    await expect(alert(page).first()).toContainText(sandboxStopped);
    await expect(skip).toHaveCount(0);

    // Signed by the same key with a time ten minutes ahead.
    await sendButton(page).click();
    await expect(skip).toBeVisible();
    await expect(status(page)).toHaveAttribute('data-ok', 'true');
    await expect(page.locator('[data-key-state]')).toHaveText(key);

    await breakSandbox(page, locale);
    await expect(alert(page).first()).toContainText(sandboxStopped);
    await expect(skip).toHaveCount(0);
    await expect(sendButton(page)).toBeEnabled();
    await sendButton(page).click();
    await expect(alert(page)).toHaveCount(0);
    await expect(status(page)).toHaveAttribute('data-ok', 'true');
  });

  test(`${locale}: a tutorial says that the sandbox could not be loaded, and runs when pressed again`, async ({
    page,
    context,
  }) => {
    const address = `**${scriptOf(locale)}`;
    await context.route(address, route => route.abort());
    await open(page, `${locale === 'zh' ? '/zh' : ''}/docs/guides/job-lifecycle`);
    const journey = page.locator('.journey').first();
    await journey.locator('[data-run="0"]').click();
    await expect(journey.getByRole('alert')).toContainText(sandboxStopped);
    await context.unroute(address);
    await journey.locator('[data-run="1"]').click();
    const steps = journey.locator('.steps > ol > li');
    await expect(steps.nth(1).locator('.con-pictures img')).toBeVisible();

    // What the first step has made is gone with the sandbox, so the second brings it along again.
    await breakSandbox(page, locale);
    await journey.locator('[data-run="1"]').click();
    await expect(steps.nth(1)).toHaveAttribute('data-state', 'done');
  });

  test(`${locale}: the home page says that the sandbox could not run, and paints when pressed again`, async ({
    page,
    context,
  }) => {
    const address = `**${scriptOf(locale)}`;
    await context.route(address, route => route.abort());
    await open(page, locale === 'zh' ? '/zh/' : '/');
    const paint = page.getByRole('link', { name: locale === 'zh' ? '现在就画' : 'Paint it now' });
    const said = page.locator('main [role="status"]').first();
    for (const _ of ['first press', 'second press']) {
      await paint.click();
      await expect(said).toContainText(/could not start|没能启动/);
      await expect(paint).toHaveAttribute('aria-disabled', 'false');
    }
    await context.unroute(address);
    await paint.click();
    await expect(page.locator('main figure img[src^="blob:"]')).toBeVisible();
  });
}
