import type { Locator, Page } from '@playwright/test';
import { expect, once, open, test } from '../site-test.ts';

const languageName = { en: 'English', zh: '中文' };

function dropdown(page: Page, name: string): { button: Locator; menu: Locator; root: Locator } {
  const root = page.locator('.navbar .dropdown', { has: page.getByRole('button', { name }) });
  return {
    root,
    button: root.getByRole('button', { name }),
    menu: root.locator('.dropdown__menu'),
  };
}

test('Navigation bar: A docSidebar item leads to the first entry of its sidebar', async ({
  page,
  at,
  text,
}) => {
  await open(page, at('/'));
  const navbar = page.locator('.navbar');
  const tutorials = navbar.getByRole('link', {
    name: text({ en: 'Tutorials', zh: '教程' }),
    exact: true,
  });
  await expect(tutorials).toHaveAttribute('href', at('/docs/intro'));
  await expect(navbar.getByRole('link', { name: 'API', exact: true })).toHaveAttribute(
    'href',
    at('/docs/api/intro'),
  );
});

test('Navigation bar: A docSidebar item is active on every page of its sidebar', async ({
  page,
  at,
}) => {
  await open(page, at('/docs/api/signature/signature_verify'));
  await expect(page.locator('.navbar__link--active')).toHaveText(['API']);
});

test('Navigation bar: A default item leads to its page', async ({ page, at, text }) => {
  await open(page, at('/'));
  await page
    .locator('.navbar')
    .getByRole('link', { name: text({ en: 'Blog', zh: '博客' }), exact: true })
    .click();
  await expect(page).toHaveURL(at('/blog'));
});

test('Languages: The language dropdown offers English and Chinese', async ({ page, at, text }) => {
  await open(page, at('/docs/intro'));
  const { root, menu } = dropdown(page, text(languageName));
  await root.hover();
  await expect(menu.getByRole('link')).toHaveText(['English', '中文']);
});

test('Languages: The language dropdown leads to the same page in the other language', async ({
  page,
  at,
  text,
  siteLocale,
}) => {
  await open(page, at('/docs/basic/txt2img'));
  const { root, menu } = dropdown(page, text(languageName));
  await root.hover();
  await menu.getByRole('link', { name: siteLocale === 'en' ? '中文' : 'English' }).click();
  await expect(page).toHaveURL(
    siteLocale === 'en' ? '/zh/docs/basic/txt2img' : '/docs/basic/txt2img',
  );
});

test('Docs versions: The version dropdown shows the version label and leads to the docs', async ({
  page,
  at,
}) => {
  await open(page, at('/docs/intro-stage'));
  const { root, menu } = dropdown(page, 'Next');
  await root.hover();
  await expect(menu.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    at('/docs/intro-stage'),
  );
});

test('Dropdown menus: A dropdown opens on hover', once, async ({ page, at, text }) => {
  await open(page, at('/docs/intro'));
  const { root, menu } = dropdown(page, text(languageName));
  await expect(menu).not.toBeVisible();
  await root.hover();
  await expect(menu).toBeVisible();
});

test('Dropdown menus: A dropdown opens and closes with Enter', once, async ({ page, at, text }) => {
  await open(page, at('/docs/intro'));
  const { button, menu } = dropdown(page, text(languageName));
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(menu).not.toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('Dropdown menus: A dropdown closes on a click outside', once, async ({ page, at, text }) => {
  await open(page, at('/docs/intro'));
  const { button, menu } = dropdown(page, text(languageName));
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.locator('article h1').click();
  await expect(menu).not.toBeVisible();
});

test(
  'Dropdown menus: A dropdown closes on a touch outside',
  once,
  async ({ browser, at, text, baseURL }) => {
    const context = await browser.newContext({
      hasTouch: true,
      viewport: { width: 1200, height: 800 },
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    await open(page, at('/docs/intro'));
    const { button, menu, root } = dropdown(page, text(languageName));
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.locator('article h1').tap();
    await expect(root).not.toHaveClass(/dropdown--show/);
    await context.close();
  },
);

test('Dropdown menus: A dropdown closes when focus leaves it', once, async ({ page, at, text }) => {
  await open(page, at('/docs/intro'));
  const { button, menu } = dropdown(page, text(languageName));
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.locator('.navbar__brand').focus();
  await expect(menu).not.toBeVisible();
});

test('Dropdown menus: On mobile a dropdown opens by its toggle', async ({ page, at, text }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, at('/'));
  await page.locator('.navbar__toggle').click();
  const menu = page.locator('.navbar-sidebar');
  const toggle = menu
    .getByRole('button', { name: text({ en: 'Languages', zh: '选择语言' }) })
    .first();
  await expect(menu.getByRole('link', { name: 'English' })).not.toBeVisible();
  await toggle.click();
  await expect(menu.getByRole('link', { name: 'English' })).toBeVisible();
  await expect(menu.getByRole('link', { name: '中文' })).toBeVisible();
});
