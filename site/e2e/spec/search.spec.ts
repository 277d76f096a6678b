import { holdRequests } from '../hold-requests.ts';
import {
  active,
  answered,
  ask,
  box,
  dialog,
  docsIndex,
  documentsOf,
  field,
  openSearch,
  otherIndex,
  panel,
  results,
} from '../search-page.ts';
import { expect, once, open, test } from '../site-test.ts';

test('Search: The site offers full-text search over its own content', async ({
  page,
  at,
  text,
}) => {
  await openSearch(page, at('/'));
  // Words of a text, not of a heading.
  await ask(page, text({ en: 'trailing comma single quotes', zh: '多余的逗号' }));
  await expect(results(page).first()).toHaveAttribute('href', /http_status_code#malformed-json/);
});

test('Search: Search understands Chinese and English in both languages', async ({
  page,
  at,
  text,
}) => {
  await openSearch(page, at('/docs/intro'));
  await ask(page, text({ en: 'signing requests', zh: '生成签名' }));
  await expect(results(page).first()).toHaveAttribute(
    'href',
    new RegExp(at('/docs/api/signature')),
  );
  await ask(page, text({ en: '状态码', zh: 'status codes' }));
  await expect(results(page).first()).toHaveAttribute('href', /http_status_code/);
});

test('Search: The navigation bar has a search box', async ({ page, at, text }) => {
  await open(page, at('/docs/intro'));
  await expect(
    page.locator('.navbar').getByRole('button', { name: text({ en: 'Search', zh: '搜索' }) }),
  ).toBeVisible();
});

test('Search: The search box is not shown on mobile', once, async ({ page, at }) => {
  await page.setViewportSize({ width: 996, height: 844 });
  await open(page, at('/docs/intro'));
  await expect(box(page).first()).not.toBeVisible();
  await page.setViewportSize({ width: 997, height: 844 });
  await expect(box(page).first()).toBeVisible();
});

test('Search: A result leads to the section it names', async ({ page, at, siteLocale }) => {
  const documents = await documentsOf(page, siteLocale);
  const section = documents.find(
    ({ kind, sectionRoute }) => kind === 'error' && sectionRoute.includes('#'),
  );
  await openSearch(page, at('/'));
  await ask(page, section?.title ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(section?.sectionRoute ?? '');
  const anchor = section?.sectionRoute.split('#')[1];
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
});

test('Search: The matched terms are highlighted on the page a result leads to', async ({
  page,
  at,
  text,
}) => {
  await openSearch(page, at('/'));
  const query = text({ en: 'idempotency', zh: '幂等' });
  await ask(page, query);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  const marked = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('search-terms') ?? [])].map(range => String(range).toLowerCase()),
    );
  await expect.poll(marked).toContain(query);
  // The page itself is not touched.
  await expect(page.locator('main mark')).toHaveCount(0);
  await page.locator('.navbar__brand').click();
  await expect.poll(marked).toEqual([]);
});

test('Search: A search document has its nine fields', async ({ page, siteLocale }) => {
  for (const file of [docsIndex, otherIndex]) {
    const documents = await documentsOf(page, siteLocale, file);
    expect(documents.length).toBeGreaterThan(10);
    for (const document of documents) {
      expect(document).toEqual(
        expect.objectContaining({
          id: expect.any(Number),
          title: expect.any(String),
          content: expect.any(String),
          tags: expect.any(Array),
          sectionTitle: expect.any(String),
          pageTitle: expect.any(String),
          sectionRoute: expect.stringMatching(siteLocale === 'zh' ? /^\/zh\// : /^\/(?!zh\/)/),
          type: expect.stringMatching(/^(docs|blog|page)$/),
          sidebarParentCategories: expect.any(Array),
        }),
      );
    }
  }
});

test('Search: Every route and anchor of the index exists', async ({
  page,
  siteLocale,
  request,
}) => {
  const routes = new Map<string, string[]>();
  for (const file of [docsIndex, otherIndex]) {
    for (const { sectionRoute } of await documentsOf(page, siteLocale, file)) {
      const [path = '', anchor] = sectionRoute.split('#');
      routes.set(path, [...(routes.get(path) ?? []), ...(anchor ? [anchor] : [])]);
    }
  }
  for (const [path, anchors] of routes) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    const ids = new Set([...html.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id]) => id));
    expect(anchors.filter(anchor => !ids.has(anchor))).toEqual([]);
  }
});

test(
  'Search: The search box is idle, then loading, and stalled with a spinner after 300 ms',
  once,
  async ({ page, at }) => {
    const release = await holdRequests(page, '**/search-index-*.json');
    await openSearch(page, at('/'));
    const status = dialog(page).locator('[data-status]');
    await expect(status).toHaveAttribute('data-status', 'idle');
    const { asked, loading, stalled } = await field(page).evaluate(async input => {
      const seen: Record<string, number> = {};
      const row = input.closest('[data-status]') as HTMLElement;
      const observer = new MutationObserver(() => {
        seen[row.dataset.status ?? ''] ??= performance.now();
      });
      observer.observe(row, { attributes: true });
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(input, 'job');
      // Taken before the box starts its own time, so that a pause in between cannot make it look early.
      const asked = performance.now();
      input.dispatchEvent(new Event('input', { bubbles: true }));
      while (!seen.stalled) await new Promise(requestAnimationFrame);
      return { asked, loading: seen.loading ?? 0, stalled: seen.stalled };
    });
    expect(loading).toBeGreaterThanOrEqual(asked);
    expect(stalled - asked).toBeGreaterThanOrEqual(295);
    await expect(dialog(page).locator('.search-spinner')).toBeVisible();
    release();
    await expect(status).toHaveAttribute('data-status', 'idle');
    await expect(dialog(page).locator('.search-spinner')).toBeHidden();
    await expect(results(page).first()).toBeVisible();
  },
);

test(
  'Search: Escape closes the result panel, a second Escape clears the query',
  once,
  async ({ page, at }) => {
    await openSearch(page, at('/docs/intro'));
    await ask(page, 'job');
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(box(page)).toContainText('job');
    await page.keyboard.press('Escape');
    await expect(box(page)).not.toContainText('job');
    await box(page).click();
    await expect(field(page)).toHaveValue('');
  },
);

test('Search: Tab closes the result panel', once, async ({ page, at }) => {
  await openSearch(page, at('/docs/intro'));
  await ask(page, 'job');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel(page)).toHaveCount(0);
  await expect(dialog(page).locator('[role="combobox"]')).toHaveAttribute('aria-expanded', 'false');
});

test('Search: Blur closes the result panel', once, async ({ page, at }) => {
  await openSearch(page, at('/docs/intro'));
  await ask(page, 'job');
  await expect(panel(page)).toBeVisible();
  await field(page).evaluate((input: HTMLInputElement) => input.blur());
  await expect(panel(page)).toHaveCount(0);
});

test('Search: A click outside closes the search', once, async ({ page, at }) => {
  await openSearch(page, at('/docs/intro'));
  await ask(page, 'job');
  await page.mouse.click(8, 500);
  await expect(dialog(page)).toHaveCount(0);
});

test('Search: The first result is active by default', once, async ({ page, at }) => {
  await openSearch(page, at('/docs/intro'));
  await ask(page, 'job');
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(active(page)).toHaveCount(1);
  const id = await results(page).first().getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
});

test('Search: Search input longer than 512 characters is cut', once, async ({ page, at }) => {
  await openSearch(page, at('/docs/intro'));
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'x'.repeat(2000));
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true }),
    );
  });
  await page.keyboard.insertText('x'.repeat(2000));
  expect((await field(page).inputValue()).length).toBe(512);
  await field(page).fill('y'.repeat(2000));
  expect((await field(page).inputValue()).length).toBe(512);
});

test('Search: The index of each docs tag is fetched once, when search is opened, and kept', async ({
  page,
  at,
}) => {
  const requests: string[] = [];
  page.on('request', request => {
    if (/search-index/.test(request.url())) {
      requests.push(`${request.method()} ${new URL(request.url()).pathname} ${request.postData()}`);
    }
  });
  await open(page, at('/docs/intro'));
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await box(page).click();
  await ask(page, 'job');
  await ask(page, 'jobs');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await ask(page, 'image');
  // The lists that a query needs may be beside the file; they too are fetched once.
  expect(requests).toEqual([...new Set(requests)]);
  expect(requests.filter(request => /search-index-[\w-]+\.json/.test(request)).sort()).toEqual(
    [docsIndex, otherIndex].map(file => `GET ${at(`/${file}`)} null`).sort(),
  );
});

test('Search: The index file has documents and an index, and its tag is one of the docs', async ({
  page,
  at,
}) => {
  await open(page, at('/docs/intro'));
  const tag = await page.locator('head meta[name="docusaurus_tag"]').getAttribute('content');
  const response = await page.request.get(at(`/search-index-${tag}.json`));
  expect(response.status()).toBe(200);
  expect(Object.keys(await response.json()).sort()).toEqual(['documents', 'index']);
});

test('Search: A term is matched exactly and with a trailing wildcard, in title, text and tags', async ({
  page,
  at,
  siteLocale,
}) => {
  const documents = await documentsOf(page, siteLocale);
  await openSearch(page, at('/'));
  const hrefs = () => results(page).evaluateAll(all => all.map(link => link.getAttribute('href')));
  // Title: a whole word, then only its beginning.
  const error = documents.find(({ kind, title }) => kind === 'error' && title.length > 12);
  for (const query of [error?.title ?? '', error?.title.slice(0, -3) ?? '']) {
    await ask(page, query);
    expect(await hrefs(), query).toContain(error?.sectionRoute);
  }
  // Text: a word that is in no title.
  const titles = documents.map(({ title }) => title.toLowerCase()).join(' ');
  const words = documents.flatMap(document =>
    (document.content.match(/\b[a-z]{8,}\b/g) ?? []).map(word => ({ word, document })),
  );
  const inText = words.find(
    ({ word }) =>
      !titles.includes(word.slice(0, -2)) && words.filter(w => w.word === word).length === 1,
  );
  for (const query of [inText?.word ?? '', inText?.word.slice(0, -1) ?? '']) {
    await ask(page, query);
    expect(await hrefs(), query).toContain(inText?.document.sectionRoute);
  }
  // Tags: every answer carries it.
  const tagged = documents.find(({ tags, title, content }) =>
    tags.some(tag => !`${title} ${content}`.toLowerCase().includes(tag.toLowerCase())),
  );
  expect(tagged).toBeDefined();
  await ask(page, tagged?.tags[0] ?? '');
  await expect(results(page).first()).toBeVisible();
});

test('Search: Results are sorted by descending score: a title before a text', async ({
  page,
  at,
  text,
}) => {
  await openSearch(page, at('/'));
  await ask(page, text({ en: 'upscalers', zh: '放大算法' }));
  await expect(results(page).first().locator('.search-title mark')).not.toHaveCount(0);
});

test('Search: At most 8 results are shown, whatever matches', async ({ page, at, text }) => {
  await openSearch(page, at('/'));
  await ask(page, text({ en: 'the', zh: '图' }));
  await expect(results(page)).toHaveCount(8);
  await ask(page, 'job');
  await expect(results(page)).toHaveCount(8);
});

test('Search: Parent categories are listed but not searched', async ({ page, siteLocale }) => {
  const documents = await documentsOf(page, siteLocale);
  expect(documents.some(document => document.sidebarParentCategories.length > 0)).toBe(true);
});

for (const [name, answer] of [
  ['is not OK', { status: 503, body: 'busy' }],
  ['is not JSON', { status: 200, body: '<!doctype html>' }],
  ['fails', undefined],
] as const) {
  test(
    `Search: When the request for an index ${name}, search is silently empty`,
    once,
    async ({ page, at, text }) => {
      const problems: string[] = [];
      page.on('pageerror', error => problems.push(String(error)));
      await page.route('**/search-index-*.json', route =>
        answer ? route.fulfill(answer) : route.abort(),
      );
      await openSearch(page, at('/docs/intro'));
      await ask(page, 'job');
      await expect(dialog(page)).toContainText(
        text({ en: 'No results found', zh: '没有找到结果' }),
      );
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(problems).toEqual([]);
      // The next opening tries again.
      await page.unroute('**/search-index-*.json');
      await page.keyboard.press('Escape');
      await box(page).click();
      await answered(page);
      await expect(results(page).locator('mark').first()).toBeVisible();
    },
  );
}

test('Search: A search with no hits says that there are no results', async ({ page, at, text }) => {
  await openSearch(page, at('/docs/intro'));
  await ask(page, 'qqqzzzxxv');
  await expect(dialog(page).getByRole('status')).toHaveText(
    text({ en: 'No results found', zh: '没有找到结果' }),
  );
});
