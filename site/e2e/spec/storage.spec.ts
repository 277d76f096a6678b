import { expect, open, test } from '../site-test.ts';

const preferredVersion = 'docs-preferred-version-default';

test('Docs versions: Choosing a version is stored per docs plugin', async ({ page, at }) => {
  await open(page, at('/docs/intro'));
  const root = page.locator('.navbar .dropdown', {
    has: page.getByRole('button', { name: 'Next' }),
  });
  await root.hover();
  await root.locator('.dropdown__menu').getByRole('link', { name: 'Next' }).click();
  expect(await page.evaluate(key => localStorage.getItem(key), preferredVersion)).toBe('current');
});

test('Docs versions: A stored version that no longer exists is cleared', async ({ page, at }) => {
  await open(page, at('/docs/intro'));
  await page.evaluate(key => localStorage.setItem(key, '0.9-gone'), preferredVersion);
  await page.reload();
  await expect
    .poll(() => page.evaluate(key => localStorage.getItem(key), preferredVersion))
    .toBeNull();
});

test('Docs versions: A stored version that exists is kept', async ({ page, at }) => {
  await open(page, at('/docs/intro'));
  await page.evaluate(key => localStorage.setItem(key, 'current'), preferredVersion);
  await open(page, at('/docs/intro'));
  expect(await page.evaluate(key => localStorage.getItem(key), preferredVersion)).toBe('current');
});

test('Storage: Only four keys are written to local storage', async ({ page, at }) => {
  await open(page, at('/'));
  await page.locator('.navbar button[title]').last().click();
  await page.locator('.theme-announcement-bar').getByRole('button').click();
  await open(page, at('/docs/intro'));
  const root = page.locator('.navbar .dropdown', {
    has: page.getByRole('button', { name: 'Next' }),
  });
  await root.hover();
  await root.locator('.dropdown__menu').getByRole('link', { name: 'Next' }).click();
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(keys).toEqual([
    'docs-preferred-version-default',
    'docusaurus.announcement.dismiss',
    'docusaurus.announcement.id',
    'theme',
  ]);
});

test.describe('with storage denied', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
  });

  test('Storage: With storage unavailable a warning is logged once', async ({ page, at }) => {
    const warnings: string[] = [];
    page.on('console', message => {
      if (message.text().includes('browser storage is not available'))
        warnings.push(message.text());
    });
    await open(page, at('/'));
    await page.locator('.navbar button[title]').last().click();
    await page.locator('.theme-announcement-bar').getByRole('button').click();
    await page.locator('.navbar').getByRole('link', { name: 'API', exact: true }).click();
    await expect(page).toHaveURL(at('/docs/api/intro'));
    await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible();
    expect(warnings).toHaveLength(1);
  });

  test('Storage: With storage unavailable it acts as empty and the page works', async ({
    page,
    at,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', error => errors.push(error));
    await open(page, at('/'));
    await page.locator('.navbar button[title]').last().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('.theme-announcement-bar').getByRole('button').click();
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    expect(errors).toEqual([]);
  });
});
