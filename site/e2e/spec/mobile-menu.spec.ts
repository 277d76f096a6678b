import { expect, once, open, test } from '../site-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const shown = /navbar-sidebar--show/;
const backName = { en: /Back to main menu/, zh: /回到主菜单/ };

test('Mobile menu: The mobile menu slides in with the primary menu', async ({ page, at, text }) => {
  await open(page, at('/'));
  await expect(page.locator('.navbar')).not.toHaveClass(shown);
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar')).toHaveClass(shown);
  const menu = page.locator('.navbar-sidebar');
  await expect(
    menu.getByRole('link', { name: text({ en: 'Tutorials', zh: '教程' }) }),
  ).toBeVisible();
});

test('Mobile menu: The mobile menu closes with its own button', once, async ({ page, at }) => {
  await open(page, at('/'));
  await page.locator('.navbar__toggle').click();
  await page.locator('.navbar-sidebar__close').click();
  await expect(page.locator('.navbar')).not.toHaveClass(shown);
});

test('Mobile menu: On a doc the mobile menu opens on the secondary menu, the sidebar', async ({
  page,
  at,
}) => {
  await open(page, at('/docs/intro'));
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar__items')).toHaveClass(
    /navbar-sidebar__items--show-secondary/,
  );
  await expect(
    page.locator(`.navbar-sidebar a[href="${at('/docs/use-cases-intro')}"]`),
  ).toBeInViewport();
});

test('Mobile menu: The secondary menu has a button back to the main menu', async ({
  page,
  at,
  siteLocale,
}) => {
  await open(page, at('/docs/intro'));
  await page.locator('.navbar__toggle').click();
  await page.getByRole('button', { name: backName[siteLocale] }).click();
  await expect(page.locator('.navbar-sidebar__items')).not.toHaveClass(/show-secondary/);
  await expect(
    page.locator('.navbar-sidebar').getByRole('link', { name: 'API', exact: true }),
  ).toBeInViewport();
});

test(
  'Mobile menu: Going back closes the mobile menu and stays on the page',
  once,
  async ({ page, at }) => {
    await open(page, at('/'));
    const home = await page.title();
    await page.locator('main a').first().click();
    // The address changes before the page, which comes with a menu of its own.
    await expect(page).not.toHaveTitle(home);
    await expect(page).not.toHaveURL(at('/'));
    const here = page.url();
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('.navbar')).toHaveClass(shown);
    await page.goBack();
    await expect(page.locator('.navbar')).not.toHaveClass(shown);
    // The step back is taken and then undone.
    await expect(page).toHaveURL(here);
  },
);

test(
  'Mobile menu: The mobile menu closes when the window becomes a desktop',
  once,
  async ({ page, at }) => {
    await open(page, at('/'));
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('.navbar')).toHaveClass(shown);
    await page.setViewportSize({ width: 1200, height: 844 });
    await expect(page.locator('.navbar')).not.toHaveClass(shown);
  },
);

test('Mobile menu: 996 px is mobile', once, async ({ page, at }) => {
  await page.setViewportSize({ width: 996, height: 844 });
  await open(page, at('/docs/intro'));
  await expect(page.locator('.navbar__toggle')).toBeVisible();
  await expect(page.locator('.theme-doc-sidebar-container')).not.toBeVisible();
});

test('Mobile menu: 997 px is desktop', once, async ({ page, at }) => {
  await page.setViewportSize({ width: 997, height: 844 });
  await open(page, at('/docs/intro'));
  await expect(page.locator('.navbar__toggle')).not.toBeVisible();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
});
