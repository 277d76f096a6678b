import routes from '../../routes.json' with { type: 'json' };
import { elements, named, textOf } from '../html.ts';
import { expect, hydrated, open, test } from '../site-test.ts';

const posts = ['first-blog-post', 'long-blog-post', 'mdx-blog-post', 'welcome'];
const tags: Record<string, string[]> = {
  docusaurus: posts,
  facebook: ['welcome'],
  hello: ['long-blog-post', 'welcome'],
  hola: ['first-blog-post'],
};

// That every page also comes to life is seen where axe opens each of them.
for (const group of Object.keys(routes) as (keyof typeof routes)[]) {
  test(`Routes: Every route of the group “${group}” answers with its own titled page`, async ({
    request,
    at,
  }) => {
    const titles = new Set<string>();
    for (const route of routes[group]) {
      const response = await request.get(at(route));
      const html = await response.text();
      expect(response.status(), route).toBe(200);
      const all = elements(html);
      expect(all.filter(named('h1')), route).toHaveLength(1);
      titles.add(all.filter(named('title')).map(textOf).join());
    }
    expect(titles.size).toBe(routes[group].length);
  });
}

test('Languages: The home page is the root of the locale', async ({ page, at, text }) => {
  await open(page, at('/'));
  await expect(page.locator('html')).toHaveAttribute('lang', text({ en: 'en-GB', zh: 'zh' }));
  await expect(page.locator('main h1')).toBeVisible();
});

test('Blog and tags: The blog index lists the four posts', async ({ page, at }) => {
  await open(page, at('/blog'));
  for (const post of posts) {
    await expect(page.locator(`main article h2 a[href="${at(`/blog/${post}`)}"]`)).toBeVisible();
  }
});

test('Blog and tags: The blog archive lists every post by year', async ({ page, at }) => {
  await open(page, at('/blog/archive'));
  for (const post of posts) {
    await expect(page.locator(`main a[href="${at(`/blog/${post}`)}"]`)).toBeVisible();
  }
});

test('Blog and tags: The tag list shows the four tags', async ({ page, at }) => {
  await open(page, at('/blog/tags'));
  const links = page.locator('main a[rel~="tag"]');
  await expect(links).toHaveCount(4);
  for (const tag of Object.keys(tags)) {
    await expect(page.locator(`main a[href="${at(`/blog/tags/${tag}`)}"]`)).toBeVisible();
  }
});

test('Blog and tags: Each tag page lists exactly the posts filed under it', async ({
  page,
  at,
}) => {
  for (const [tag, filed] of Object.entries(tags)) {
    await open(page, at(`/blog/tags/${tag}`));
    const links = await page
      .locator('main article h2 a')
      .evaluateAll(all => all.map(a => a.getAttribute('href')));
    expect(links.sort(), tag).toEqual(filed.map(post => at(`/blog/${post}`)).sort());
  }
});

test('Routes: An unknown path shows the not-found page with advice to contact the owner of the linking site', async ({
  page,
  at,
  text,
}) => {
  const response = await page.goto(at('/no/such/page'));
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.locator('main h1')).toHaveText(
    text({ en: 'Page Not Found', zh: '找不到页面' }),
  );
  await expect(page.locator('main')).toContainText(
    text({
      en: 'contact the owner of the site that linked you',
      zh: '请告诉那个网站的所有者',
    }),
  );
});

test('Routes: An unknown path reached inside the site shows the not-found page too', async ({
  page,
  at,
  text,
}) => {
  await open(page, at('/'));
  await page.evaluate(path => {
    window.history.pushState({}, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, at('/no/such/page'));
  await expect(page.locator('main h1')).toHaveText(
    text({ en: 'Page Not Found', zh: '找不到页面' }),
  );
});

test('Routes: The docs root leads to the introduction', async ({ page, at }) => {
  await page.goto(at('/docs'));
  await expect(page).toHaveURL(at('/docs/intro'));
  await hydrated(page);
  await expect(page.locator('article h1')).toBeVisible();
});

test('Routes: The docs root leads to the introduction without JavaScript', async ({
  browser,
  at,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto(at('/docs'));
  await expect(page).toHaveURL(at('/docs/intro'));
  await context.close();
});

test('Blog and tags: A blog post shows its reading time', async ({ page, at, text }) => {
  await open(page, at('/blog/long-blog-post'));
  const header = page.locator('main article header');
  await expect(header).toContainText(text({ en: 'min read', zh: '分钟' }));
  await expect(header).toContainText(/[1-9]\d* ?(min|分钟)/);
});

test('Languages: The page is in its language and reads from left to right', async ({
  page,
  at,
  text,
}) => {
  await open(page, at('/docs/intro'));
  await expect(page.locator('html')).toHaveAttribute('lang', text({ en: 'en-GB', zh: 'zh' }));
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});
