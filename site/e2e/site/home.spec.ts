import type { Locator } from '@playwright/test';
import { holdRequests } from '../hold-requests.ts';
import { expect, open, test } from '../site-test.ts';

const sizeOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

for (const path of ['/', '/zh/']) {
  test(`${path}: choosing a prompt changes the picture and the request`, async ({ page }) => {
    await open(page, path);
    const choice = page.locator('main fieldset label').nth(2);
    const prompt = await choice.innerText();
    await choice.click();
    await expect(page.locator('main figure img').last()).toHaveAttribute('src', /lighthouse-done/);
    await expect(page.locator('main .theme-code-block pre code')).toContainText(prompt.trim());
  });

  test(`${path}: prompts are in the language of the page, and their pictures are there`, async ({
    page,
  }) => {
    await open(page, path);
    const language = path === '/' ? 'en' : 'zh';
    const prompts = page.locator('main fieldset label span');
    for (const prompt of await prompts.all()) {
      await expect(prompt).toHaveAttribute('lang', language);
      await prompt.click();
      const picture = page.locator('main figure img');
      await expect(picture).toHaveAttribute('src', new RegExp(`/${language}/`));
      await expect.poll(() => sizeOf(picture)).toBe(1152);
    }
  });

  test(`${path}: the button looks busy until the picture is there`, async ({ page }) => {
    await open(page, path);
    const button = page.locator('a[href="#easel"]');
    const atRest = await button.innerText();
    const letCome = await holdRequests(page, '**/key-worker.*.js');
    await button.click();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).not.toHaveText(atRest);
    letCome();
    await expect(button).toHaveText(atRest);
    await expect(button).toHaveAttribute('aria-disabled', 'false');
  });

  test(`${path}: what stands beside words begins at one line`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    const beside = page.locator('main [class*="split"] > :last-child');
    await expect(beside).toHaveCount(3);
    const boxes = await beside.evaluateAll(parts =>
      parts.map(part => part.getBoundingClientRect()),
    );
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(1);
    expect(new Set(boxes.map(({ right }) => Math.round(right))).size).toBe(1);
  });

  test(`${path}: each thing that can be made has its picture`, async ({ page }) => {
    await open(page, path);
    const pictures = page.locator('main li > a > img');
    await expect(pictures).toHaveCount(6);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => sizeOf(picture)).toBe(648);
    }
  });

  test(`${path}: the reader's own words are painted`, async ({ page }) => {
    await open(page, path);
    await page.locator('input[name="own"]').fill('two foxes in the snow');
    await expect(page.locator('main .theme-code-block pre code')).toContainText('two foxes');
    await page.keyboard.press('Enter');
    const picture = page.locator('main figure img');
    await expect(picture).toHaveAttribute('alt', /two foxes in the snow/);
    await expect.poll(() => sizeOf(picture)).toBe(1152);
  });

  test(`${path}: the painted sequence says that it was painted beforehand`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('main')).toContainText(/pre-rendered|预先画好/);
  });

  test(`${path}: with less motion the finished picture is there at once`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const picture = page.locator('main figure img').last();
    expect(await picture.evaluate(image => image.getAnimations().length)).toBe(0);
  });

  test(`${path}: nothing moves while pictures arrive`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number };
      seen.shift = 0;
      new PerformanceObserver(list => {
        for (const entry of list.getEntries())
          seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, path);
    await page.waitForTimeout(1500);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  });
}
