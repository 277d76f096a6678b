import { expect, it } from 'vitest';
import { builtText } from '../built-page.ts';
import { everyPage } from '../every-page.ts';
import type { Locale } from '../site-test.ts';

for (const locale of ['en', 'zh'] as Locale[]) {
  const base = locale === 'zh' ? '/zh' : '';

  it(`${locale}: the sitemap lists every page with its alternates in both languages`, async () => {
    const xml = await builtText(`${base}/sitemap.xml`);
    const entries = xml.match(/<url>[\s\S]*?<\/url>/g) ?? [];
    expect(entries.length).toBe(everyPage(locale).length - 1);
    for (const entry of entries) {
      const path = new URL(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').pathname.replace(
        /^\/zh(?=\/)/,
        '',
      );
      expect(entry).toContain(`hreflang="en-GB" href="https://docs.easel.example${path}"`);
      expect(entry).toContain(`hreflang="zh" href="https://docs.easel.example/zh${path}"`);
    }
  });

  it(`${locale}: both languages publish the same pages`, () => {
    const other = everyPage(locale === 'zh' ? 'en' : 'zh');
    expect(
      everyPage(locale)
        .map(path => path.replace(/^\/zh(?=\/)/, ''))
        .sort(),
    ).toEqual(other.map(path => path.replace(/^\/zh(?=\/)/, '')).sort());
  });

  for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) {
    it(`${locale}: the blog feed ${feed} carries the four posts`, async () => {
      const text = await builtText(`${base}/blog/${feed}`);
      for (const post of ['first-blog-post', 'long-blog-post', 'mdx-blog-post', 'welcome']) {
        expect(text).toContain(`https://docs.easel.example${base}/blog/${post}`);
      }
    });
  }
}
