import { expect, test } from '../site-test.ts';
import { consoleReady, locales, openConsole, showAllFields, showJson } from './console-page.ts';

for (const locale of locales) {
  test(`${locale}: form and JSON are one, the messages are the server's, and leaving closes`, async ({
    page,
  }) => {
    await openConsole(page, 'create-job', locale);
    await expect(page.locator('[data-cost]')).toContainText(/ 1 /);
    await showJson(page);
    const text = await page.locator('.con-json').inputValue();
    await page.locator('.con-json').fill(text.replace('"steps": 25', '"steps": 61'));
    await expect(page.locator('.con-refusal')).toContainText('/stages/1/diffusion/steps');
    await showAllFields(page);
    const field = page.getByLabel(/^steps/);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('50');
    await expect(page.locator('.con-refusal')).toBeEmpty();
    await expect(page.locator('[data-cost]')).toContainText(/ 2 /);
    await showJson(page);
    expect(JSON.parse(await page.locator('.con-json').inputValue()).stages[1].diffusion.steps).toBe(
      50,
    );

    // Whoever leaves with the console open finds the page as it was when they come back.
    const title = await page.title();
    await page.locator('.menu a[href$="/apis/get-job"]').click();
    // The address changes before the page does; going back in between is not leaving.
    await expect(page).not.toHaveTitle(title);
    await expect(page).toHaveURL(/get-job$/);
    await expect(page.locator('[data-try]')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveTitle(title);
    await expect(page).toHaveURL(/create-job$/);
    await page.locator('[data-try]').click();
    await consoleReady(page);
  });
}
