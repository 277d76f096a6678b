import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../site-test.ts';

const started = (page: Page) =>
  page.evaluate(() => ({
    here: document.documentElement.dataset.scripts === 'here',
    running: 'docusaurus' in window,
  }));

test('the page is painted before its scripts start', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/docs/intro');
  expect(await started(page)).toEqual({ here: true, running: false });
  await page.clock.runFor(100);
  expect((await started(page)).running).toBe(true);
  await page.clock.resume();
  await hydrated(page);
});

test('in a tab that is not painted scripts start after a second', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/docs/intro');
  await page.clock.runFor(900);
  expect(await started(page)).toEqual({ here: true, running: false });
  await page.clock.runFor(200);
  expect((await started(page)).running).toBe(true);
});
