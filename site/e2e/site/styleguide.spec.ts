import { expect, open, test } from '../site-test.ts';

for (const path of ['/styleguide', '/zh/styleguide']) {
  test(`${path} is not meant for search engines, and keeps numbered lines in their column`, async ({
    page,
    request,
  }) => {
    await open(page, path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('styleguide');

    // A line that is marked stays in its column beside the numbers.
    const starts = await page
      .locator('[class*="codeBlockLinesWithNumbering"]')
      .first()
      .locator('[class*="codeLineContent"]')
      .evaluateAll(lines => lines.map(line => line.getBoundingClientRect().left));
    expect(starts.length).toBeGreaterThan(3);
    expect(new Set(starts).size).toBe(1);
  });

  test(`${path}: what is not in focus has one colour, whatever it is in code`, async ({ page }) => {
    await open(page, path);
    const colours = await page
      .locator('.token-line:not(.code-focus):has(~ .code-focus) :is(.tk-name, .tk-string)')
      .evaluateAll(spans => spans.map(span => getComputedStyle(span).color));
    expect(colours.length).toBeGreaterThan(0);
    expect(new Set(colours).size).toBe(1);
  });

  test(`${path}: a term shows its meaning, and Escape takes it away`, async ({ page }) => {
    await open(page, path);
    const term = page.locator('.term').first();
    const meaning = page.locator('.term-meaning').first();
    await expect(meaning).not.toBeVisible();
    await term.click();
    await expect(meaning).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(meaning).not.toBeVisible();
    await expect(term).toBeFocused();
  });

  test(`${path}: a figure opens in full size, and Escape leads back to it`, async ({ page }) => {
    await open(page, path);
    const figure = page.locator('.zoom-link').first();
    await figure.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog.zoom')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog.zoom')).toHaveCount(0);
    await expect(figure).toBeFocused();
  });
}

test('a term shows its meaning without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto('/styleguide');
  await page.locator('.term').first().click();
  await expect(page.locator('.term-meaning').first()).toBeVisible();
  await context.close();
});
