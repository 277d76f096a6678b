import type { Page } from '@playwright/test';
import { axeViolations } from '../axe/violations.ts';
import { expect, open, test } from '../site-test.ts';
import { watchProblems } from '../watch-problems.ts';
import { locales } from './console-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pathOf = (route: string, locale: string) => `${locale === 'zh' ? '/zh' : ''}/docs/${route}`;

/** What a reader has paid for so far who only reads; the styles of a drawing that is seen at once are no part of it. */
const runnerFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name =>
        /worker|assets\/(data|messages)|assets\/css\/(?!styles|diagram-styles)/.test(name),
      ),
  );

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`No tab stop ${selector}.`);
}

for (const locale of locales) {
  test(`${locale}: on the first page the reader's own picture is two steps away, both in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, pathOf('intro', locale));
    const prompt = page.locator('.journey textarea');
    const runAll = page.locator('[data-run="all"]');
    await expect(runAll).toBeEnabled();
    await expect(runAll).toBeInViewport({ ratio: 1 });
    await expect(prompt).toBeInViewport({ ratio: 1 });
    await prompt.fill(
      locale === 'zh' ? '雪山下的红色小火车，水彩' : 'a red train below a snowy mountain',
    );
    await runAll.click();
    const picture = page.locator('.journey .con-pictures img');
    await expect(picture).toBeInViewport();
    await expect
      .poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth))
      .toBe(1024);
  });

  test(`${locale}: a tutorial runs step by step by keyboard, feeds on its answers, and the diagram follows`, async ({
    page,
  }) => {
    const problems = await watchProblems(page);
    await open(page, pathOf('guides/job-lifecycle', locale));
    const journey = page.locator('.journey').first();
    const first = journey.locator('[data-run="0"]');
    await expect(first).toBeEnabled();
    expect(await runnerFiles(page)).toEqual([]);
    await expect(page.locator('.job-trace')).toHaveCount(0);

    await first.focus();
    await page.keyboard.press('Enter');
    const steps = journey.locator('.steps > ol > li');
    await expect(steps.nth(0).locator('.con-status')).toContainText('200');
    await expect(first).toBeFocused();
    const id = /"(\d+)"/.exec(await steps.nth(0).locator('.journey-facts').innerText())?.[1];
    expect(id).toBeDefined();
    await expect(steps.nth(1).locator('.sample-badge')).toContainText(`/v1/jobs/${id}`);
    await expect(steps.nth(1).locator('.journey-result')).toHaveCount(0);

    await tabTo(page, '[data-run="1"]');
    await page.keyboard.press('Enter');
    const picture = steps.nth(1).locator('.con-pictures img');
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth))
      .toBe(1024);
    await expect(journey.locator('[role="status"]')).toContainText('2');
    await expect(page.locator('.job-trace[data-now="SUCCESS"]').first()).toBeVisible();
    await expect(page.locator('.job-trace-list li')).toContainText([`${id}`]);

    for (const mode of ['light', 'dark']) {
      await page.evaluate(theme => {
        document.documentElement.dataset.theme = theme;
      }, mode);
      expect(await axeViolations(page, { within: 'figure, .journey' }), mode).toEqual([]);
    }

    await journey.locator('[data-reset]').click();
    await expect(journey.locator('.journey-result')).toHaveCount(0);
    await expect(steps.nth(1).locator('.sample-badge')).toContainText('{jobId}');

    const cancel = page.locator('.journey').nth(1);
    await cancel.locator('[data-run="all"]').click();
    await expect(cancel.locator('li[data-state="done"]')).toHaveCount(3);
    await expect(page.locator('.job-trace[data-now="CANCELED"]').first()).toBeVisible();
    await expect(page.locator('.job-trace-list li')).toHaveCount(2);
    expect(problems).toEqual([]);
  });
}

test('the last step alone brings the others along, and an error is explained', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, pathOf('model/private-model', 'en'));
  const steps = page.locator('.journey .steps > ol > li');
  await steps.nth(3).locator('[data-run]').click();
  await expect(steps.nth(0).locator('[data-problem="MODEL_NOT_FOUND"] a')).toBeVisible();
  await expect(steps.nth(0).locator('.con-status')).toHaveAttribute('data-ok', 'true');
  await expect(steps.nth(3).locator('.con-pictures img')).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    'nothing is wider than the screen',
  ).toBeLessThanOrEqual(390);
});

test('the prompt of a tutorial can be changed, and all of it is run in sight', async ({ page }) => {
  await open(page, pathOf('basic/txt2img', 'en'));
  const journey = page.locator('.journey').first();
  // Before anything has run, too.
  await journey.getByLabel(/^Prompt/).fill('a fox in the snow');
  await journey.locator('[data-run="all"]').click();
  const picture = journey.locator('.con-pictures img');
  await expect(picture).toBeInViewport();
  await expect(journey.locator('.journey-request').first()).toContainText('a fox in the snow');
  await expect(journey.locator('.journey-status')).toContainText('2');
  // What was sent has stepped back.
  await expect(journey.locator('.journey-request').first()).not.toHaveAttribute('open', /.*/);
  const first = await picture.getAttribute('src');
  await journey.getByLabel(/^Prompt/).fill('five persimmons on a blue cloth');
  await journey.locator('[data-run="all"]').click();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await journey.locator('.journey-request summary').first().click();
  await expect(journey.locator('.journey-request').first()).toContainText('five persimmons');
});
