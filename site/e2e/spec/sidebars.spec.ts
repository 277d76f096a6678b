import { expect, once, open, test } from '../site-test.ts';

const sidebar = '.theme-doc-sidebar-menu';
const active = `${sidebar} .menu__link--active[aria-current="page"]`;

test('Sidebars: Tutorials and API have a sidebar each', async ({ page, at }) => {
  await open(page, at('/docs/intro'));
  await expect(page.locator(`${sidebar} a[href="${at('/docs/use-cases-intro')}"]`)).toBeVisible();
  await expect(page.locator(`${sidebar} a[href="${at('/docs/api/intro')}"]`)).toHaveCount(0);
  await open(page, at('/docs/api/intro'));
  await expect(page.locator(`${sidebar} a[href="${at('/docs/api/intro')}"]`)).toBeVisible();
  await expect(page.locator(`${sidebar} a[href="${at('/docs/use-cases-intro')}"]`)).toHaveCount(0);
});

test('Sidebars: Sidebar items are links or categories', async ({ page, at }) => {
  await open(page, at('/docs/intro'));
  await expect(page.locator(`${sidebar} > .theme-doc-sidebar-item-link`).first()).toBeVisible();
  await expect(page.locator(`${sidebar} > .theme-doc-sidebar-item-category`).first()).toBeVisible();
});

test('Sidebars: A category with a page of its own links to it', async ({ page, at }) => {
  await open(page, at('/docs/intro'));
  await page.locator(`${sidebar} .menu__link--sublist[href="${at('/docs/workflow/')}"]`).click();
  await expect(page).toHaveURL(at('/docs/workflow/'));
});

test('Sidebars: The current page is marked in the sidebar', async ({ page, at }) => {
  await open(page, at('/docs/intro-stage'));
  await expect(page.locator(active)).toHaveAttribute('href', at('/docs/intro-stage'));
});

test('Sidebars: The current entry is found with a trailing slash in the address', async ({
  page,
  at,
}) => {
  await open(page, at('/docs/intro-stage/'));
  await expect(page.locator(active)).toHaveAttribute('href', at('/docs/intro-stage'));
});

test('Sidebars: The current entry is found whatever the case of the address', async ({
  page,
  at,
  baseURL,
}) => {
  await page.route(`${baseURL}${at('/docs/INTRO-Stage')}`, async route => {
    await route.fulfill({
      response: await route.fetch({ url: `${baseURL}${at('/docs/intro-stage')}` }),
    });
  });
  await open(page, at('/docs/INTRO-Stage'));
  await expect(page.locator(active)).toHaveAttribute('href', at('/docs/intro-stage'));
});

test('Sidebars: The category of the current page is open', async ({ page, at }) => {
  await open(page, at('/docs/model/private-model'));
  const category = page.locator(`${sidebar} .theme-doc-sidebar-item-category`, {
    has: page.locator('.menu__link--active[aria-current="page"]'),
  });
  await expect(category.locator('[aria-expanded="true"]').first()).toBeVisible();
  await expect(page.locator(active)).toBeVisible();
});

test('Sidebars: Breadcrumbs lead from home through the category to the page', async ({
  page,
  at,
}) => {
  await open(page, at('/docs/model/private-model'));
  const items = page.locator('.theme-doc-breadcrumbs .breadcrumbs__item');
  await expect(items).toHaveCount(3);
  await expect(items.first().locator('a')).toHaveAttribute('href', at('/'));
  await expect(items.last()).toHaveText(await page.locator('article h1').innerText());
});

test('Docs versions: The current version carries no version banner', once, async ({ page, at }) => {
  await open(page, at('/docs/intro'));
  await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
});

test('Blog and tags: Docs are filed under tags, each with a list page', async ({ page, at }) => {
  await open(page, at('/docs/tags'));
  const tag = page.locator(`main a[href="${at('/docs/tags/signing')}"]`);
  await expect(tag).toBeVisible();
  await tag.click();
  await expect(page).toHaveURL(at('/docs/tags/signing'));
  await expect(
    page.locator(`main a[href="${at('/docs/api/signature/signature_build')}"]`),
  ).toBeVisible();
});

test('Blog and tags: A doc links to the list pages of its tags', async ({ page, at }) => {
  await open(page, at('/docs/api/signature/signature_build'));
  await expect(
    page.locator(`.theme-doc-footer a[href="${at('/docs/tags/signing')}"]`),
  ).toBeVisible();
});

test(
  'Sidebars: The table of contents shows heading levels 2 to 5 and no deeper',
  once,
  async ({ page, at }) => {
    await open(page, at('/markdown-page'));
    const levels = await page
      .locator('main :is(h2,h3,h4,h5,h6)')
      .evaluateAll(all =>
        all.map(heading => ({ id: heading.id, level: Number(heading.tagName[1]) })),
      );
    expect(new Set(levels.map(({ level }) => level))).toEqual(new Set([2, 3, 4, 5, 6]));
    const linked = await page
      .locator('.table-of-contents__link')
      .evaluateAll(all => all.map(a => decodeURIComponent(a.getAttribute('href')?.slice(1) ?? '')));
    expect(linked).toEqual(levels.filter(({ level }) => level <= 5).map(({ id }) => id));
  },
);

test('Sidebars: Previous and next pages follow the sidebar', async ({ page, at }) => {
  await open(page, at('/docs/intro-stage'));
  await expect(page.locator('.pagination-nav__link--prev')).toHaveAttribute(
    'href',
    at('/docs/use-cases-intro'),
  );
  await expect(page.locator('.pagination-nav__link--next')).toHaveAttribute(
    'href',
    at('/docs/intro-to-billing'),
  );
});
