import { expect } from '@playwright/test';
import { open } from '../site-test.ts';
import { appearanceSite } from './appearance-site.ts';
import { testOnFixture } from './test-on-fixture.ts';

const test = testOnFixture(appearanceSite);
// In one worker, so that one build serves the whole file.
test.describe.configure({ mode: 'default' });

test('Navigation bar: The navigation bar is in the primary colour when its style says so', async ({
  page,
}) => {
  await open(page, '/');
  const navbar = page.locator('.navbar');
  await expect(navbar).toHaveClass(/navbar--primary/);
  const [shown, primary] = await navbar.evaluate(element => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--ifm-color-primary)';
    element.append(probe);
    return [getComputedStyle(element).backgroundColor, getComputedStyle(probe).color];
  });
  expect(shown).toBe(primary);
});

test('Page layout: The footer is dark when its style says so', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('footer')).toHaveClass(/footer--dark/);
  await expect(page.locator('footer')).toHaveCSS('background-color', 'rgb(48, 56, 70)');
});

test('Page layout: Footer links without columns form one row, separated by a middle dot', async ({
  page,
}) => {
  await open(page, '/');
  const row = page.locator('footer .footer__links').last();
  await expect(row).toHaveText(/^Home·Docs·Elsewhere$/);
  const tops = await row
    .locator('a')
    .evaluateAll(all => all.map(a => Math.round(a.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});

test('Page layout: The footer shows a logo and a copyright where they are configured', async ({
  page,
}) => {
  await open(page, '/');
  const image = page.getByRole('img', { name: 'Footer logo' });
  await expect(image).toHaveAttribute('src', '/img/dark.svg');
  await expect(page.locator('footer a', { has: image })).toHaveAttribute(
    'href',
    'https://elsewhere.example/',
  );
  await expect(page.locator('footer')).toContainText('Nobody’s copyright');
});

test('Navigation bar: The logo leads where it is told and opens as its target says', async ({
  page,
}) => {
  await open(page, '/');
  const brand = page.locator('.navbar__brand');
  await expect(brand).toHaveAttribute('href', 'https://elsewhere.example/');
  await expect(brand).toHaveAttribute('target', '_self');
});

test('Navigation bar: In dark mode the logo is the dark one, with its text and its size', async ({
  page,
}) => {
  await open(page, '/');
  const image = page.locator('.navbar__brand img:visible');
  await expect(image).toHaveAttribute('src', '/img/dark.svg');
  await expect(image).toHaveAttribute('alt', 'Fixture logo');
  await expect(image).toHaveAttribute('width', '40');
  await expect(image).toHaveAttribute('height', '20');
});

test('Announcement bar: The announcement bar cannot be closed unless that is configured', async ({
  page,
}) => {
  await open(page, '/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar.locator('b')).toHaveText('close');
  await expect(bar.getByRole('button')).toHaveCount(0);
});

test('Announcement bar: The announcement is remembered by its configured id', async ({ page }) => {
  await open(page, '/');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('docusaurus.announcement.id')))
    .toBe('seventh');
});

test('Colour mode: The colour toggle can be hidden by configuration', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('.navbar__items--right .dropdown')).toBeVisible();
  await expect(page.getByRole('button', { name: /mode/ })).toHaveCount(0);
});

test('Colour mode: With the system preference not followed the default mode is dark on a light system', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('Docs versions: With version persistence off, choosing a version stores nothing', async ({
  page,
}) => {
  await open(page, '/');
  const dropdown = page.locator('.navbar .dropdown');
  await dropdown.hover();
  await dropdown.locator('.dropdown__menu').getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/docs/intro/');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter(key => key.startsWith('docs-preferred-version'))).toEqual([]);
});

test('Page layout: The configured title delimiter is between page title and site title', async ({
  page,
}) => {
  await open(page, '/docs/intro/');
  await expect(page).toHaveTitle('Introduction — Fixture');
});

test('Routes: With the trailing-slash setting on, links end with a slash', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('footer').getByRole('link', { name: 'Docs' })).toHaveAttribute(
    'href',
    '/docs/intro/',
  );
});
