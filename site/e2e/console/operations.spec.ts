import { listOperations, loadContract } from '@easel/contract';
import { expect, open, test } from '../site-test.ts';
import {
  locales,
  openConsole,
  pathOf,
  preset,
  send,
  sendButton,
  status,
  watchProblems,
} from './console-page.ts';

const operations = listOperations(await loadContract('en')).map(({ id }) => id);

test('there are fourteen operations', () => {
  expect(operations).toHaveLength(14);
});

for (const locale of locales) {
  test(`${locale}: from a cold visit to a painted image in two presses, without typing`, async ({
    page,
  }) => {
    const problems = watchProblems(page);
    await open(page, pathOf('create-job', locale));
    await page.locator('[data-try]').click();
    await sendButton(page).click();
    const picture = page.locator('.con-pictures img');
    await expect(picture).toBeVisible({ timeout: 60_000 });
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1024);
    await expect(page.locator('.con-timeline li').last()).toHaveAttribute('data-kind', 'SUCCESS');
    expect(problems).toEqual([]);
  });

  for (const operation of operations) {
    test(`${locale}: ${operation} is sent from its page and succeeds`, async ({ page }) => {
      const problems = watchProblems(page);
      await openConsole(page, operation, locale);
      // The job of the example has ended; only one that has not can be canceled.
      if (operation === 'cancel-job') {
        await openConsole(page, 'create-job', locale);
        await preset(page).selectOption('scenario run-timeout');
        await send(page);
        await page.locator('.con-next a').filter({ hasText: 'cancel-job' }).click();
        await expect(page.locator('#try-heading')).toContainText('cancel-job');
      }
      await send(page);
      await expect(status(page)).toHaveAttribute('data-ok', 'true');
      expect(problems).toEqual([]);
    });
  }

  test(`${locale}: the home page paints for real after one press`, async ({ page }) => {
    const problems = watchProblems(page);
    await open(page, locale === 'zh' ? '/zh/' : '/');
    await page
      .locator('main button', { hasText: locale === 'zh' ? '现在就画' : 'Paint it now' })
      .click();
    const picture = page.locator('main figure img[src^="blob:"]');
    await expect(picture).toBeVisible({ timeout: 60_000 });
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1152);
    await expect(page.locator('main figure').first()).toHaveAttribute('data-live', 'SUCCESS');
    expect(problems).toEqual([]);
  });
}
