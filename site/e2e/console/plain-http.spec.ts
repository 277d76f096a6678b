import { expect, test } from '../site-test.ts';
import { watchProblems } from '../watch-problems.ts';
import { locales, pathOf, sendButton } from './console-page.ts';

// Any name but localhost makes plain http a place without Web Crypto.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP easel.test 127.0.0.1'],
  },
});

for (const locale of locales) {
  test(`${locale}: says that there is no Web Crypto, and still copies`, async ({
    page,
    baseURL,
  }) => {
    const problems = await watchProblems(page);
    await page.goto(
      `${baseURL?.replace('127.0.0.1', 'easel.test')}${pathOf('create-job', locale)}`,
    );
    await page.locator('[data-try]').click();
    await expect(page.locator('.con-warning')).toContainText('Web Crypto');
    await expect(sendButton(page)).toBeDisabled();
    const copyAs = page.locator('.con-program');
    await expect(copyAs).toContainText('openssl dgst');
    // There is no clipboard to write to either: what is said to be copied is, and the link is shown.
    const copy = copyAs.locator('.con-code button').first();
    await copy.click();
    await expect(copy).toHaveText('✓');
    await copyAs.locator('.con-actions button').click();
    await expect(copyAs.locator('.con-code').last()).toContainText('create-job#');
    await page.locator('.navbar .search-box').click();
    const field = page.locator('dialog.search-dialog [role="combobox"]');
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+v');
    await expect(field).toHaveValue(/EASEL_API/);
    expect(problems).toEqual([]);
  });
}
