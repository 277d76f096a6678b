import { openBeforeScript } from '../hold-requests.ts';
import { expect, test } from '../site-test.ts';
import { watchProblems } from '../watch-problems.ts';
import { locales, pathOf, sendButton } from './console-page.ts';

for (const locale of locales) {
  test(`${locale}: from a cold visit to a painted image in two presses, the first before the script has come`, async ({
    page,
  }) => {
    const problems = await watchProblems(page);
    const letCome = await openBeforeScript(page, pathOf('create-job', locale));
    await page.getByRole('link', { name: locale === 'zh' ? '试一试' : 'Try it' }).click();
    letCome();
    await sendButton(page).click();
    const picture = page.locator('.con-pictures img');
    await expect(picture).toBeVisible();
    await expect(picture).toHaveJSProperty('naturalWidth', 1024);
    await expect(page.locator('.con-timeline li').last()).toHaveAttribute('data-kind', 'SUCCESS');
    expect(problems).toEqual([]);
  });

  test(`${locale}: the home page paints for real after one press, before its script has come`, async ({
    page,
  }) => {
    const problems = await watchProblems(page);
    const letCome = await openBeforeScript(page, locale === 'zh' ? '/zh/' : '/');
    const second = page.getByRole('radio').nth(1);
    await page.locator('main fieldset label').nth(1).click();
    await expect(second).toBeChecked();
    await page.getByRole('link', { name: locale === 'zh' ? '现在就画' : 'Paint it now' }).click();
    letCome();
    const picture = page.locator('main figure img[src^="blob:"]');
    await expect(picture).toBeVisible();
    await expect(picture).toHaveJSProperty('naturalWidth', 1152);
    await expect(page.locator('main figure').first()).toHaveAttribute('data-live', 'SUCCESS');
    await expect(second).toBeChecked();
    expect(problems).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${locale}: says what takes the place of the console`, async ({ page }) => {
      await page.goto(pathOf('create-job', locale));
      await expect(page.locator('#try noscript p')).toBeVisible();
      await expect(page.locator('[data-try]')).toBeHidden();
    });
  });
}
