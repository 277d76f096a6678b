import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { indexTags } from '../search/built-files.ts';
import { codeLimit } from '../search/code-limit.ts';
import { ask, box } from '../search-page.ts';
import { expect, type Locale, open, test } from '../site-test.ts';

const build = fileURLToPath(new URL('../../build/', import.meta.url));
const compressed = (content: string | Buffer) => brotliCompressSync(content).length;

for (const locale of ['en', 'zh'] as Locale[]) {
  const at = (path: string) => (locale === 'zh' ? `/zh${path}` : path);

  test.describe(() => {
    test.use({ fetchesAhead: true });

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
  });

  test(`${locale}: search engine and dialog keep to their share, and both indexes come with the first query`, async ({
    page,
  }) => {
    await open(page, at('/docs/intro'));
    const coming: Promise<{ path: string; body: Buffer }>[] = [];
    const note = (response: Response) => {
      const path = new URL(response.url()).pathname;
      if (/\.(js|css)$|search-index/.test(path))
        coming.push(response.body().then(body => ({ path, body })));
    };
    page.on('response', note);
    await box(page).click();
    await ask(page, 'job');
    // Excerpts go on coming.
    page.off('response', note);
    const loaded = await Promise.all(coming);
    const code = loaded
      .filter(({ path }) => !path.includes('search-index'))
      .map(({ path, body }) => ({ path, bytes: compressed(body) }));
    expect(code.length).toBeGreaterThan(0);
    const sum = code.reduce((total, { bytes }) => total + bytes, 0);
    expect(sum, JSON.stringify(code)).toBeLessThanOrEqual(codeLimit);
    // What a query loads of them is added up without a browser, in ../search/bytes.test.ts.
    for (const tag of indexTags)
      expect(loaded.map(({ path }) => path)).toContain(at(`/search-index-${tag}.json`));
  });
}
