import type { Page } from '@playwright/test';
import { holdRequests } from '../hold-requests.ts';
import { expect, open, test } from '../site-test.ts';
import {
  chooseTarget,
  locales,
  openConsole,
  pathOf,
  preset,
  send,
  sendButton,
  showJson,
  status,
} from './console-page.ts';

const response = (page: Page) => page.locator('.con-result .con-details').first();
const next = (page: Page) => page.locator('.con-next a');

for (const locale of locales) {
  test(`${locale}: a prompt of one's own is sent with three presses, without scrolling`, async ({
    page,
  }) => {
    await open(page, pathOf('create-job', locale));
    await page.locator('[data-try]').click();
    await expect(page.locator('#try-heading')).toBeFocused();
    const prompt = page.getByLabel(/^prompts/);
    await expect(prompt).toBeInViewport({ ratio: 1 });
    await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
    await prompt.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('five persimmons on a blue cloth');
    // The code beside the form says the same.
    await expect(page.locator('.con-program pre').first()).toContainText('five persimmons');
    await sendButton(page).click();
    await expect(status(page)).toHaveAttribute('data-ok', 'true');
    await expect(status(page)).toBeInViewport();
    await expect(sendButton(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('.con-result')).toContainText('five persimmons');
  });

  test(`${locale}: the response stays as it came, and what has ended cannot be cancelled`, async ({
    page,
  }) => {
    await openConsole(page, 'create-job', locale);
    await preset(page).selectOption('scenario run-timeout');
    await send(page);
    await expect(next(page).filter({ hasText: 'cancel-job' })).toBeVisible();
    await preset(page).selectOption({ index: 0 });
    await send(page);
    await expect(page.locator('.con-pictures img')).toBeVisible();
    await expect(response(page)).toContainText('"status": "CREATED"');
    await expect(response(page).locator('.tk-name').first()).toHaveText('"job"');
    await expect(page.locator('.con-result .con-details').nth(1)).toContainText('SUCCESS');
    await expect(next(page).filter({ hasText: 'cancel-job' })).toHaveCount(0);
    const cut = await response(page)
      .locator('pre')
      .evaluate(pre => pre.scrollWidth - pre.clientWidth);
    expect(cut).toBeLessThanOrEqual(0);
  });

  test(`${locale}: a result says its status once`, async ({ page }) => {
    await openConsole(page, 'create-job', locale);
    for (const [chosen, code] of [
      ['example textToImage', '200'],
      ['scenario param-error', '400'],
    ] as const) {
      await preset(page).selectOption(chosen);
      await send(page);
      await expect(status(page).locator('strong')).toHaveText(code);
      // The time is a number, too.
      const said = (await status(page).innerText()).replace(/\d+ ms/, '');
      expect(said.split(code)).toHaveLength(2);
    }
  });

  test(`${locale}: Send keeps the keyboard for as long as it takes`, async ({ page }) => {
    const letCome = await holdRequests(page, 'http://127.0.0.1:8787/**');
    await openConsole(page, 'create-job', locale);
    await chooseTarget(page, 'local');
    await sendButton(page).press('Enter');
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
    // A browser takes the keyboard from a disabled button when it draws the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(sendButton(page)).toBeFocused();
    letCome();
    await expect(page.locator('.con-result [role="alert"]')).toBeVisible();
    await expect(sendButton(page)).toBeFocused();
  });

  test(`${locale}: a result belongs to the target it was sent to`, async ({ page }) => {
    await page.route('http://127.0.0.1:8787/**', route => route.abort());
    await openConsole(page, 'create-job', locale);
    await chooseTarget(page, 'local');
    await sendButton(page).click();
    const alert = page.locator('.con-result [role="alert"]');
    await expect(alert).toContainText('127.0.0.1:8787');
    const said = await alert.innerText();
    await chooseTarget(page, 'production');
    await expect(alert).toHaveText(said);
    await chooseTarget(page, 'page');
    await expect(alert).toHaveText(said);
    await send(page);
    const answered = await status(page).innerText();
    await chooseTarget(page, 'local');
    await expect(status(page)).toHaveText(answered);
  });

  test(`${locale}: what is wrong is named beside Send and leads to its place`, async ({ page }) => {
    await openConsole(page, 'create-job', locale);
    await preset(page).selectOption('scenario param-error');
    const problem = page.locator('.con-refusal button').first();
    await expect(problem).toHaveText('/stages/1/diffusion/width');
    await showJson(page);
    await problem.click();
    await expect(page.getByLabel(/^width/)).toBeFocused();
    await expect(page.getByLabel(/^width/)).toHaveAttribute('aria-invalid', 'true');
    await send(page);
    await expect(response(page)).toContainText('"pointer": "/stages/1/diffusion/width"');

    await showJson(page);
    const json = page.locator('.con-json');
    await json.fill('{\n  "stages": [],\n}');
    await expect(problem).toHaveText(/3.*1/);
    await problem.click();
    await expect(json).toBeFocused();
    expect(await json.evaluate(field => (field as HTMLTextAreaElement).selectionStart)).toBe(18);
    expect(await json.evaluate(field => getComputedStyle(field).fontFamily)).toMatch(/Mono/);
  });

  test(`${locale}: presets are wrong in earnest where a request can be`, async ({ page }) => {
    await openConsole(page, 'create-job', locale);
    await preset(page).selectOption('scenario sign-error');
    await send(page);
    await expect(response(page)).toContainText('"stringToSign":');
    await preset(page).selectOption('scenario timestamp-skew');
    await send(page);
    await expect(response(page)).toContainText('"serverTime":');
    await preset(page).selectOption('scenario partly-blocked');
    await send(page);
    await expect(status(page)).toHaveAttribute('data-ok', 'true');
  });

  test(`${locale}: what is copied has a request id of its own`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openConsole(page, 'create-job', locale);
    const code = page.locator('.con-program pre').first();
    const id = /try-[0-9a-f]{16}/;
    await expect(code).toContainText(id);
    const shown = id.exec((await code.textContent()) ?? '')?.[0] ?? 'none';
    await page.locator('.con-program .con-code button').first().click();
    await expect(code).not.toContainText(shown);
    // The browser may leave a read without an answer: it is asked again.
    await expect(async () => {
      const copied = await page.evaluate(() =>
        Promise.race([
          navigator.clipboard.readText(),
          new Promise<string>(resolve => setTimeout(resolve, 5000, '')),
        ]),
      );
      expect(copied).toContain(shown);
    }).toPass();
  });
}
