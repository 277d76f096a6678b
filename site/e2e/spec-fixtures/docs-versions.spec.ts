import { expect, type Page } from '@playwright/test';
import { open } from '../site-test.ts';
import { testOnFixture } from './test-on-fixture.ts';
import { versionsSite } from './versions-site.ts';

const test = testOnFixture(versionsSite);
// In one worker, so that one build serves the whole file.
test.describe.configure({ mode: 'default' });

const docs = (page: Page) => page.locator('.navbar .dropdown').first();
const guides = (page: Page) => page.locator('.navbar .dropdown').last();
const banner = '.theme-doc-version-banner';

function stored(page: Page, plugin: string): Promise<string | null> {
  return page.evaluate(id => localStorage.getItem(`docs-preferred-version-${id}`), plugin);
}

async function choose(dropdown: ReturnType<typeof docs>, version: string): Promise<void> {
  await dropdown.hover();
  await dropdown.locator('.dropdown__menu').getByRole('link', { name: version }).click();
}

test('Docs versions: A version dropdown offers the versions, with the items configured before and after them', async ({
  page,
}) => {
  await open(page, '/');
  await docs(page).hover();
  await expect(docs(page).locator('.dropdown__menu a')).toHaveText([
    'Before',
    'Next',
    '2.0',
    'First',
    'After',
  ]);
});

test('Docs versions: A version dropdown is about the docs that its docsPluginId names', async ({
  page,
}) => {
  await open(page, '/');
  await guides(page).hover();
  await expect(guides(page).locator('.dropdown__menu a')).toHaveText(['Next', 'spring']);
});

test('Docs versions: Choosing a version leads to the same doc in that version', async ({
  page,
}) => {
  await open(page, '/docs/shade');
  await choose(docs(page), 'First');
  await expect(page).toHaveURL('/docs/first/shade');
});

test('Docs versions: The chosen version is stored per docs plugin', async ({ page }) => {
  await open(page, '/docs/shade');
  await choose(docs(page), 'First');
  expect([await stored(page, 'default'), await stored(page, 'guides')]).toEqual(['1.0', null]);
  await choose(guides(page), 'Next');
  expect([await stored(page, 'default'), await stored(page, 'guides')]).toEqual(['1.0', 'current']);
});

test('Docs versions: A stored version is used on pages outside the docs', async ({ page }) => {
  await open(page, '/');
  await expect(docs(page).getByRole('button')).toHaveText('2.0');
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '1.0'));
  await page.reload();
  await expect(docs(page).getByRole('button')).toHaveText('First');
  await expect(guides(page).getByRole('button')).toHaveText('spring');
});

test('Docs versions: A stored version that no longer exists is cleared for its plugin alone', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => {
    localStorage.setItem('docs-preferred-version-default', '0.9');
    localStorage.setItem('docs-preferred-version-guides', 'spring');
  });
  await page.reload();
  await expect.poll(() => stored(page, 'default')).toBeNull();
  expect(await stored(page, 'guides')).toBe('spring');
});

test('Docs versions: A version dropdown is not marked as active where that is disabled', async ({
  page,
}) => {
  await open(page, '/guides/start');
  await expect(guides(page).getByRole('button')).toHaveAttribute('aria-current', 'page');
  await open(page, '/docs/intro');
  await expect(docs(page).getByRole('button')).toHaveText('2.0');
  await expect(docs(page).getByRole('button')).not.toHaveAttribute('aria-current');
});

test('Docs versions: An item of type docsVersion follows the version of the page', async ({
  page,
}) => {
  const item = page.locator('.navbar__items a.navbar__item').first();
  await open(page, '/docs/first/shade');
  await expect(item).toHaveText('First');
  await expect(item).toHaveAttribute('href', '/docs/first/intro');
  await open(page, '/docs/next/shade');
  await expect(item).toHaveText('Next');
  await expect(item).toHaveAttribute('href', '/docs/next/intro');
});

test('Docs versions: The banner of an unreleased version says so and leads to the latest', async ({
  page,
}) => {
  await open(page, '/docs/next/light');
  await expect(page.locator(banner)).toContainText(
    'This is unreleased documentation for Fixture Next version.',
  );
  await expect(page.locator(banner).getByRole('link')).toHaveAttribute('href', '/docs/light');
});

test('Docs versions: The banner of an older version says that it is no longer maintained', async ({
  page,
}) => {
  await open(page, '/docs/first/light');
  await expect(page.locator(banner)).toContainText(
    'This is documentation for Fixture First, which is no longer actively maintained.',
  );
  await expect(page.locator(banner).getByRole('link')).toHaveAttribute('href', '/docs/light');
});

test('Docs versions: The latest version carries no banner', async ({ page }) => {
  await open(page, '/docs/light');
  await expect(page.locator('article h1')).toHaveText('Light');
  await expect(page.locator(banner)).toHaveCount(0);
});

test('Docs versions: A docs version has a name, a label, a path, docs, drafts, a main doc and sidebars', async ({
  page,
}) => {
  await open(page, '/versions');
  const data = JSON.parse((await page.locator('pre').textContent()) ?? '');
  expect(data.default.versions[0]).toMatchObject({
    name: 'current',
    label: 'Next',
    path: '/docs/next',
    isLast: false,
    mainDocId: 'intro',
    draftIds: ['unfinished'],
    sidebars: { manual: { link: { path: '/docs/next/intro', label: 'intro' } } },
  });
  expect(data.default.versions[0].docs).toContainEqual({
    id: 'light',
    path: '/docs/next/light',
    sidebar: 'manual',
  });
});

test('Docs versions: The label and the path of a version are configured, and the last version is flagged', async ({
  page,
}) => {
  await open(page, '/versions');
  const data = JSON.parse((await page.locator('pre').textContent()) ?? '');
  const fields = ['name', 'label', 'path', 'isLast'];
  expect(
    data.default.versions.map((version: Record<string, unknown>) => fields.map(f => version[f])),
  ).toEqual([
    ['current', 'Next', '/docs/next', false],
    ['2.0', '2.0', '/docs', true],
    ['1.0', 'First', '/docs/first', false],
  ]);
});

test('Blog and tags: Each version lists its tags and, on a page per tag, its own docs', async ({
  page,
}) => {
  await open(page, '/docs/first/tags');
  await page.locator('main a[rel~="tag"]').click();
  await expect(page).toHaveURL('/docs/first/tags/optics');
  // The address changes before the page, and the list of tags has links in articles too.
  await expect
    .poll(() =>
      page.locator('main article a').evaluateAll(all => all.map(a => a.getAttribute('href'))),
    )
    .toEqual(['/docs/first/light', '/docs/first/shade']);
});

test('Sidebars: A category without a page of its own can have one generated, with a card per entry', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  await page.locator('.menu__link--sublist', { hasText: 'Topics' }).click();
  await expect(page).toHaveURL('/docs/topics');
  await expect(page.locator('main h1')).toHaveText('All topics');
  await expect(page.locator('main article .card h2')).toContainText(['Light', 'Shade']);
});

for (const path of ['/docs/topics/', '/docs/TOPICS']) {
  test(`Sidebars: The page of a category is found at ${path}, whatever case and trailing slash`, async ({
    page,
    site,
  }) => {
    await page.route(`${site.url}${path}`, async route => {
      await route.fulfill({ response: await route.fetch({ url: `${site.url}/docs/topics` }) });
    });
    await open(page, path);
    await expect(page.locator('main article .card')).toHaveCount(2);
    await expect(page.locator('.menu__link--sublist.menu__link--active')).toHaveText('Topics');
  });
}

test('Sidebars: Breadcrumbs are shown unless the docs disable them', async ({ page }) => {
  await open(page, '/docs/light');
  await expect(page.locator('.theme-doc-breadcrumbs')).toBeVisible();
  await open(page, '/guides/group/deep');
  await expect(page.locator('article h1')).toHaveText('Deep');
  await expect(page.locator('.theme-doc-breadcrumbs')).toHaveCount(0);
});
