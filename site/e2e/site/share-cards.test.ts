import { expect, it } from 'vitest';
import { builtFile } from '../built-page.ts';
import { everyPage } from '../every-page.ts';
import type { Locale } from '../site-test.ts';

const origin = 'https://docs.easel.example';

for (const locale of ['en', 'zh'] as Locale[]) {
  it(`${locale}: every page names a share card of its own language, 1200 × 630 and under 60 kB`, async () => {
    const seen = new Set<string>();
    for (const path of everyPage(locale)) {
      // The not-found page is a page too.
      const html = (await builtFile(path)).bytes.toString('utf8');
      const named = [...html.matchAll(/<meta property="og:image" content="([^"]+)"/g)];
      expect(named.length, path).toBe(1);
      const url = named[0]?.[1] ?? '';
      expect(
        url.startsWith(`${origin}${locale === 'zh' ? '/zh' : ''}/og/`),
        `${path}: ${url}`,
      ).toBe(true);
      expect(seen.has(url), `${url} is the card of two pages`).toBe(false);
      seen.add(url);
      const { status, bytes } = await builtFile(url.slice(origin.length));
      expect(status, url).toBe(200);
      expect(bytes.length, url).toBeLessThan(60_000);
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], url).toEqual([1200, 630]);
    }
  });
}
