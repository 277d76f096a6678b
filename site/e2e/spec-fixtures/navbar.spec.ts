import { expect } from '@playwright/test';
import { open, scrollTo } from '../site-test.ts';
import { fragile, navbarSite } from './navbar-site.ts';
import { testOnFixture } from './test-on-fixture.ts';

const test = testOnFixture(navbarSite);
// In one worker, so that one build serves the whole file.
test.describe.configure({ mode: 'default' });

const left = '.navbar__items:not(.navbar__items--right)';
const right = '.navbar__items--right';

test('Navigation bar: The navigation bar is dark when its style says so', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('.navbar')).toHaveClass(/navbar--dark/);
  await expect(page.locator('.navbar')).toHaveCSS('background-color', 'rgb(36, 37, 38)');
});

test('Navigation bar: A default item links to a page or to another site', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator(right).getByRole('link', { name: 'Elsewhere' })).toHaveAttribute(
    'href',
    'https://elsewhere.example/',
  );
  await page.locator(left).getByRole('link', { name: 'Green' }).click();
  await expect(page).toHaveURL('/green');
});

test('Navigation bar: An item shows its HTML in place of a label', async ({ page }) => {
  await open(page, '/');
  const item = page.locator(left).getByRole('link', { name: 'Marked up' });
  await expect(item.locator('strong')).toHaveText('Marked');
  await expect(item).toHaveAttribute('href', '/red/one');
});

// The configuration check of Docusaurus writes "left" where no position is given, before the navigation bar sees the item.
test('Navigation bar: An item without a position is on the right', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator(right).getByRole('link', { name: 'Unplaced' })).toHaveCount(1);
});

test('Navigation bar: An item of type html shows its HTML', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator(left).locator('em.stage')).toHaveText('Beta');
});

test('Navigation bar: An item of type doc links to the doc with its id', async ({ page }) => {
  await open(page, '/');
  await page.locator(left).getByRole('link', { name: 'Limits' }).click();
  await expect(page).toHaveURL('/docs/reference/limits');
  await expect(page.locator('.navbar__link--active')).toHaveText(['Limits']);
});

test('Navigation bar: An item of type docSidebar leads to the first entry, though it is in a category', async ({
  page,
}) => {
  await open(page, '/');
  const item = page.locator(left).getByRole('link', { name: 'Manual' });
  await expect(item).toHaveAttribute('href', '/docs/basics/start');
});

test('Docs versions: An item of type docsVersion shows the version and leads to its main doc', async ({
  page,
}) => {
  await open(page, '/');
  const item = page.locator(left).getByRole('link', { name: 'Next' });
  await expect(item).toHaveAttribute('href', '/docs/basics/start');
});

test('Search: The search box is where an item of type search is placed', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator(left).locator('[class*="navbarSearchContainer"]')).toHaveCount(1);
  await expect(page.locator(right).locator('[class*="navbarSearchContainer"]')).toHaveCount(0);
});

test('Dropdown menus: An item of type dropdown opens on hover', async ({ page }) => {
  await open(page, '/');
  const menu = page.locator(left).locator('.dropdown__menu');
  await expect(menu).not.toBeVisible();
  await page.getByRole('button', { name: 'More' }).hover();
  await expect(menu.getByRole('link')).toHaveText(['A page', 'A doc']);
  await expect(menu).toBeVisible();
});

test('Dropdown menus: An item of type dropdown opens and closes with Enter', async ({ page }) => {
  await open(page, '/');
  const menu = page.locator(left).locator('.dropdown__menu');
  await page.getByRole('button', { name: 'More' }).focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(menu).not.toBeVisible();
});

test('Dropdown menus: On mobile an item of type dropdown opens by its toggle', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.locator('.navbar__toggle').click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.getByRole('link', { name: 'A doc' })).not.toBeVisible();
  await menu.getByRole('button', { name: 'More' }).click();
  await expect(menu.getByRole('link', { name: 'A doc' })).toBeVisible();
});

test('Navigation bar: An item is active on every page under its activeBasePath', async ({
  page,
}) => {
  await open(page, '/area/inside');
  await expect(page.locator('.navbar__link--active')).toHaveText(['Area']);
});

test('Navigation bar: An item is active on every page that its activeBaseRegex matches', async ({
  page,
}) => {
  await open(page, '/blue/two');
  await expect(page.locator('.navbar__link--active')).toHaveText(['Colours']);
});

test('Navigation bar: The navigation bar stays on scrolling down where hiding is not configured', async ({
  page,
}) => {
  await open(page, '/');
  for (const top of [300, 600]) {
    await scrollTo(page, top);
  }
  await expect(page.locator('.navbar')).toBeInViewport({ ratio: 1 });
});

test('Page layout: The footer is light when its style says so', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('footer')).not.toHaveClass(/footer--dark/);
  await expect(page.locator('footer')).toHaveCSS('background-color', 'rgb(245, 246, 247)');
});

test('Colour mode: With the system preference not followed the default mode is light on a dark system', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('Page errors: A navigation item that fails to render is reported with its configuration', async ({
  page,
}) => {
  await page.goto('/fragile');
  const report = page.locator('#__docusaurus');
  await expect(report).toContainText('A theme navbar item failed to render.');
  await expect(report).toContainText(JSON.stringify(fragile, null, 2));
  await expect(report).toContainText('The trouble inside the item');
});

// Outside the page's own error boundary Docusaurus falls back to a heading of its own, “This page crashed”.
test('Page errors: A crash in the navigation bar is announced like one in the page', async ({
  page,
}) => {
  await page.goto('/fragile');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  const heading = await page.locator('h1').textContent();
  expect(heading).toBe('This page crashed.');
});

test('Build errors: A broken Markdown link is a warning and the build goes on', ({ site }) => {
  expect(site.output).toMatch(/\[WARNING\] Markdown link with URL `\.\/renamed\.md`/);
  expect(site.exitCode).toBe(0);
});
