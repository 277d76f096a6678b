import { expect, once, open, test } from '../site-test.ts';

test('Navigation bar: The navigation bar is fixed at the top', once, async ({ page, at }) => {
  await open(page, at('/docs/api/base/basic_rule'));
  const navbar = page.locator('.navbar');
  expect(await navbar.evaluate(element => getComputedStyle(element).position)).toBe('sticky');
  await page.mouse.wheel(0, 1200);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => navbar.evaluate(element => element.getBoundingClientRect().top)).toBe(0);
});

test('Navigation bar: Navigation items are left or right by their position', async ({
  page,
  at,
  text,
}) => {
  await open(page, at('/'));
  const left = page.locator('.navbar__items:not(.navbar__items--right)');
  const right = page.locator('.navbar__items--right');
  for (const name of [
    text({ en: 'Tutorials', zh: '教程' }),
    'API',
    text({ en: 'Blog', zh: '博客' }),
  ]) {
    await expect(left.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(right.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(
    right.getByRole('button', { name: text({ en: 'English', zh: '中文' }) }),
  ).toBeVisible();
});

test('Navigation bar: The navigation bar has both sidebar links, the language, the colour toggle and the search slot', async ({
  page,
  at,
  text,
}) => {
  await open(page, at('/'));
  const navbar = page.locator('.navbar');
  await expect(
    navbar.getByRole('link', { name: text({ en: 'Tutorials', zh: '教程' }), exact: true }),
  ).toBeVisible();
  await expect(navbar.getByRole('link', { name: 'API', exact: true })).toBeVisible();
  await expect(
    navbar.getByRole('button', { name: text({ en: 'English', zh: '中文' }) }),
  ).toBeVisible();
  await expect(navbar.locator('button[class*="button"][title]')).toBeVisible();
  await expect(navbar.locator('[class*="navbarSearchContainer"]')).toHaveCount(1);
});

test('Search: The search slot is not shown on mobile', once, async ({ page, at }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, at('/docs/intro'));
  const slots = page.locator('[class*="navbarSearchContainer"]');
  for (const slot of await slots.all()) {
    const box = await slot.boundingBox();
    expect(box === null || box.width * box.height === 0).toBe(true);
  }
});

test('Page layout: The skip link is the first stop of the keyboard and moves to the main content', async ({
  page,
  at,
  text,
}) => {
  await open(page, at('/docs/intro'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {
    name: text({ en: 'Skip to main content', zh: '跳到主要内容' }),
  });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.tagName)).toBe('MAIN');
});

test(
  'Page layout: Keyboard focus goes through the page in the order it is read',
  once,
  async ({ page, at }) => {
    await open(page, at('/docs/intro'));
    const regions: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const region = await page.evaluate(() => {
        const element = document.activeElement;
        if (element?.closest('.navbar')) return 'navbar';
        if (element?.closest('.theme-doc-sidebar-container')) return 'sidebar';
        if (element?.closest('article')) return 'article';
        return '';
      });
      if (region && regions.at(-1) !== region) regions.push(region);
      if (region === 'article') break;
    }
    expect(regions).toEqual(['navbar', 'sidebar', 'article']);
  },
);

test('Page layout: The footer has the columns docs and community and a copyright line', async ({
  page,
  at,
  text,
}) => {
  await open(page, at('/'));
  const titles = page.locator('footer .footer__title');
  await expect(titles).toHaveText([
    text({ en: 'Docs', zh: '文档' }),
    text({ en: 'Community', zh: '社区' }),
  ]);
  await expect(page.locator('footer .footer__copyright')).toContainText('© 2026 Easel');
});

test('Page layout: The community column links to a chat community and a social network', async ({
  page,
  at,
  text,
}) => {
  await open(page, at('/'));
  const community = page.locator('footer .footer__col').nth(1);
  await expect(
    community.getByRole('link', { name: text({ en: 'Chat', zh: '聊天社区' }) }),
  ).toHaveAttribute('href', /chat\./);
  await expect(
    community.getByRole('link', { name: text({ en: 'Social', zh: '社交网络' }) }),
  ).toHaveAttribute('href', /social\./);
});

test('Navigation bar: The logo leads home, has a text alternative, a size and a dark variant', async ({
  page,
  at,
  text,
}) => {
  await open(page, at('/docs/intro'));
  const brand = page.locator('.navbar__brand');
  await expect(brand).toHaveAttribute('href', at('/'));
  const image = brand.locator('img:visible');
  await expect(image).toHaveAttribute('alt', text({ en: 'Easel home', zh: 'Easel 首页' }));
  await expect(image).toHaveAttribute('width', '28');
  await expect(image).toHaveAttribute('height', '28');
  const light = await image.getAttribute('src');
  await page.locator('.navbar button[title]').last().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(image).not.toHaveAttribute('src', light ?? '');
});

test('Page layout: A page’s title and description feed the page title, the description and the share tags', async ({
  page,
  at,
}) => {
  await open(page, at('/docs/intro'));
  const title = await page.title();
  expect(title).toMatch(/ · Easel$/);
  const content = (selector: string) =>
    page.locator(`head meta[${selector}]`).getAttribute('content');
  expect(await content('property="og:title"')).toBe(title);
  const description = await content('name="description"');
  expect(description?.length).toBeGreaterThan(20);
  expect(await content('property="og:description"')).toBe(description);
});

test('Page layout: The configured delimiter is between page title and site title', async ({
  page,
  at,
}) => {
  await open(page, at('/blog/welcome'));
  expect((await page.title()).split(' · ')).toHaveLength(2);
});

test('Languages: Each page names its translation', async ({ page, at }) => {
  await open(page, at('/docs/intro'));
  const alternates = await page
    .locator('head link[rel="alternate"][hreflang]')
    .evaluateAll(all =>
      all.map(link => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    );
  expect(alternates).toEqual(
    expect.arrayContaining([
      ['en-GB', 'https://docs.easel.example/docs/intro'],
      ['zh', 'https://docs.easel.example/zh/docs/intro'],
      ['x-default', 'https://docs.easel.example/docs/intro'],
    ]),
  );
});
