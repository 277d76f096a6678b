import { expect, it } from 'vitest';
import { builtText, everyPage } from '../built-site.ts';
import { elements, named, textOf } from '../html.ts';
import type { Locale } from '../site-test.ts';

for (const locale of ['en', 'zh'] as Locale[]) {
  const base = locale === 'zh' ? '/zh' : '';

  it(`${locale}: the sitemap lists every page with its alternates in both languages`, async () => {
    const all = elements(await builtText(`${base}/sitemap.xml`));
    const addresses = all.filter(named('loc')).map(textOf);
    const alternates = all
      .filter(named('xhtml:link'))
      .map(({ properties }) => `${properties.hrefLang} ${properties.href}`);
    expect(addresses.length).toBe(everyPage(locale).length - 1);
    for (const address of addresses) {
      const path = new URL(address).pathname.replace(/^\/zh(?=\/)/, '');
      expect(alternates).toContain(`en-GB https://docs.easel.example${path}`);
      expect(alternates).toContain(`zh https://docs.easel.example/zh${path}`);
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

  it(`${locale}: a link that shows an address of the site leads to it`, async () => {
    for (const page of everyPage(locale).slice(0, -1)) {
      const links = elements(await builtText(page)).filter(named('a'));
      const shown = links.filter(link => /^\/[\w/-]+\.\w+$/.test(textOf(link)));
      expect(shown.map(({ properties }) => properties.href)).toEqual(shown.map(textOf));
    }
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
