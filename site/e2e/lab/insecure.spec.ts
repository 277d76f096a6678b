import { at, expect, labels, labOf, locales, open, scrollToTools, test } from './lab-page.ts';

// A host that is not local and has no https: browsers withhold Web Crypto there.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--host-resolver-rules=MAP docs.test 127.0.0.1'];
    await use({ ...launchOptions, args });
  },
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'docs.test')),
});

for (const locale of locales) {
  test(`${locale}: without Web Crypto the lab says so and still builds the string`, async ({
    page,
  }) => {
    await open(page, at(locale, '/docs/api/signature/signature_build'));
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    await page.getByRole('link', { name: labels.open }).click();
    const lab = await labOf(page);
    await expect(lab.getByText('Web Crypto').first()).toBeVisible();
    await expect(lab.getByTestId('lab-bytes')).toHaveText('79');
    await lab.getByRole('button', { name: labels.sandboxKey }).click();
    await expect(lab.locator('[data-code="web-crypto-unavailable"]')).toBeVisible();
  });

  test(`${locale}: without Web Crypto the header is still read, and the tools are there`, async ({
    page,
  }) => {
    await open(page, at(locale, '/docs/api/signature/signature_verify'));
    await page.getByRole('link', { name: labels.open }).click();
    const lab = await labOf(page);
    await lab
      .getByLabel(labels.paste)
      .fill('curl https://h.example/v1 -H "Authorization: Basic x"');
    await lab.getByRole('button', { name: labels.check }).click();
    await expect(lab.locator('[data-code="wrong-scheme"]')).toBeVisible();
    await open(page, at(locale, '/docs/tools'));
    await scrollToTools(page);
    await expect(page.getByTestId('cost')).toBeVisible();
  });
}
