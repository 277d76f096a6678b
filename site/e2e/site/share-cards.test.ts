import { expect, it } from 'vitest';
import { builtFile, everyPage } from '../built-site.ts';
import { elements } from '../html.ts';
import type { Locale } from '../site-test.ts';

const origin = 'https://docs.easel.example';

for (const locale of ['en', 'zh'] as Locale[]) {
  it(`${locale}: every page names a share card of its own language, 1200 × 630 and under 60 kB`, async () => {
    const seen = new Set<string>();
    for (const path of everyPage(locale)) {
      // The not-found page is a page too.
      const html = (await builtFile(path)).bytes.toString('utf8');
      const [head = ''] = html.split('<body', 1);
      const cards = elements(head).filter(({ properties }) =>
        [properties.property].flat().includes('og:image'),
      );
      expect(cards, path).toHaveLength(1);
      const url = String(cards[0]?.properties.content);
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
