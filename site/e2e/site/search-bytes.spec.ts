import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { bundledBytes, sum } from '../bundled-bytes.ts';
import { runScript } from '../run-script.ts';
import type { ColdBytes } from '../search/cold-bytes.ts';
import { ask, box, openSearch } from '../search-page.ts';
import { expect, type Locale, open, test } from '../site-test.ts';
import { withoutPrefetch } from '../without-prefetch.ts';

const build = fileURLToPath(new URL('../../build/', import.meta.url));
const compressed = (content: string | Buffer) => brotliCompressSync(content).length;

test('what every page carries of search is at most 2 kB', async () => {
  const theme = fileURLToPath(new URL('../../plugins/local-search/theme/', import.meta.url));
  const sizes = await bundledBytes({
    contents: `export * as item from './NavbarItem/SearchNavbarItem'; export * as menu from './Navbar/MobileSidebar/Header';`,
    resolveDir: theme,
    // Ours are bundled; the rest is on the page anyway, and the dialog is what is not.
    external: ['react*', '@docusaurus/*', '@theme/Navbar/*', '@theme-init/*', './Dialog'],
  });
  const bytes = sum(sizes);
  expect(sizes).toHaveLength(2);
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(2000);
});

for (const locale of ['en', 'zh'] as Locale[]) {
  const at = (path: string) => (locale === 'zh' ? `/zh${path}` : path);

  test(`${locale}: a page loads nothing of search until it is opened`, async ({ page }) => {
    const before: string[] = [];
    page.on('request', request => before.push(new URL(request.url()).pathname));
    await open(page, at('/docs/intro'));
    await page.waitForLoadState('networkidle');
    const scripts = before.filter(path => path.endsWith('.js'));
    for (const script of scripts) {
      const text = readFileSync(join(build, script), 'utf8');
      expect(text.includes('search-choices'), script).toBe(false);
    }
    expect(before.filter(path => path.includes('search-index'))).toEqual([]);
    await box(page).click();
    await expect(page.getByRole('combobox')).toBeFocused();
  });

  test(`${locale}: engine and dialog are at most 15 kB, the first query at most 100 kB`, async ({
    page,
  }) => {
    // Compressing what is fetched takes longer than fetching it.
    test.setTimeout(400_000);
    await withoutPrefetch(page);
    await open(page, at('/docs/intro'));
    const coming: Promise<{ path: string; body: Buffer }>[] = [];
    page.on('response', response => {
      const path = new URL(response.url()).pathname;
      if (/\.(js|css)$|search-index/.test(path))
        coming.push(response.body().then(body => ({ path, body })));
    });
    await box(page).click();
    await ask(page, 'job');
    const loaded = (await Promise.all(coming)).map(({ path, body }) => ({
      path,
      bytes: compressed(body),
    }));
    const sum = (list: typeof loaded) => list.reduce((total, { bytes }) => total + bytes, 0);
    const code = loaded.filter(({ path }) => !path.includes('search-index'));
    expect(code.length).toBeGreaterThan(0);
    expect(sum(code), JSON.stringify(loaded)).toBeLessThanOrEqual(15_000);
    const cold = JSON.parse(
      runScript(new URL('../search/run-cold.ts', import.meta.url), locale),
    ) as ColdBytes;
    // The same files, so that the sum below is of what a browser loads.
    expect(sum(loaded) - sum(code)).toBeGreaterThanOrEqual(cold.files);
    // Ninety-five of a hundred queries; the few dearest are long ones, of words in many shards.
    expect(sum(code) + cold.p95, JSON.stringify({ code, cold })).toBeLessThanOrEqual(100_000);
  });

  test(`${locale}: no file of the index is missing for any tag of the pages`, async ({
    page,
    request,
  }) => {
    const tags = new Set<string>();
    for (const file of readdirSync(join(build, locale === 'zh' ? 'zh/docs' : 'docs'), {
      recursive: true,
      encoding: 'utf8',
    }).filter(name => name.endsWith('index.html'))) {
      const html = readFileSync(join(build, locale === 'zh' ? 'zh/docs' : 'docs', file), 'utf8');
      const tag = /name="?docusaurus_tag"? content="?(docs-[\w-]+)/.exec(html)?.[1];
      if (tag) tags.add(tag);
    }
    expect(tags.size).toBeGreaterThan(0);
    for (const tag of [...tags, 'default']) {
      const response = await request.get(at(`/search-index-${tag}.json`));
      expect(response.status(), tag).toBe(200);
    }
    await openSearch(page, at('/'));
  });
}
