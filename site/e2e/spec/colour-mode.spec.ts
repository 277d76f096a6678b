import type { Page } from '@playwright/test';
import { expect, once, open, test } from '../site-test.ts';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.locator('.navbar button[title]').last();
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test('Colour mode: The colour mode is light by default', once, async ({ page, at }) => {
  await page.emulateMedia({ colorScheme: 'no-preference' });
  await open(page, at('/'));
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test(
  'Colour mode: Toggling switches the mode at the first click and back at the second',
  once,
  async ({ page, at }) => {
    await open(page, at('/'));
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  },
);

test('Colour mode: The choice is stored under the key “theme” and survives a reload', async ({
  page,
  at,
}) => {
  await open(page, at('/'));
  expect(await stored(page)).toBeNull();
  await toggle(page).click();
  expect(await stored(page)).toBe('dark');
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test(
  'Colour mode: The stored choice is applied before the page is painted',
  once,
  async ({ page, at }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    // With the bundle withheld only the inline script can set the attribute.
    await page.route('**/assets/js/**', route => route.abort());
    await page.goto(at('/'), { waitUntil: 'domcontentloaded' });
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  },
);

test(
  'Colour mode: A choice made in one tab is followed by the others',
  once,
  async ({ page, context, at }) => {
    await open(page, at('/'));
    const other = await context.newPage();
    await open(other, at('/docs/intro'));
    await toggle(other).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  },
);

test('Colour mode: The choice is shared by both languages', async ({ page, at, siteLocale }) => {
  await open(page, at('/'));
  await toggle(page).click();
  await open(page, siteLocale === 'en' ? '/zh/' : '/');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test('Colour mode: Without a choice the system preference decides', once, async ({ page, at }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, at('/'));
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page)).toBeNull();
});

test(
  'Colour mode: Without a choice a change of the system preference is followed at once',
  once,
  async ({ page, at }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, at('/'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  },
);

test(
  'Colour mode: An explicit choice wins over the system preference',
  once,
  async ({ page, at }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, at('/'));
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  },
);

test('Colour mode: Printing does not change the colour mode', once, async ({ page, at }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, at('/'));
  await page.emulateMedia({ media: 'print' });
  await page.waitForTimeout(200);
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'screen' });
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page)).toBe('dark');
});

test(
  'Colour mode: The toggle is disabled until the client has mounted',
  once,
  async ({ page, at }) => {
    await page.route('**/assets/js/**', route => route.abort());
    await page.goto(at('/'), { waitUntil: 'domcontentloaded' });
    // The page loads itself once more before it gives up; whoever leaves meanwhile is interrupted.
    await expect(page.locator('.load-error--page')).toBeVisible();
    await expect(toggle(page)).toBeDisabled();
    await page.unroute('**/assets/js/**');
    await open(page, at('/'));
    await expect(toggle(page)).toBeEnabled();
  },
);

test('Colour mode: The toggle says which mode is on', async ({ page, at, siteLocale }) => {
  const names = { en: [/light mode/, /dark mode/], zh: [/浅色模式/, /暗黑模式/] }[siteLocale];
  await open(page, at('/'));
  await expect(toggle(page)).toHaveAttribute('aria-label', names[0] as RegExp);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-label', names[1] as RegExp);
});
