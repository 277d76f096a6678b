import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from './site-test.ts';

/** Every page the site publishes, from its own sitemap, and the not-found page, which no sitemap lists. */
export function everyPage(locale: Locale): string[] {
  const prefix = locale === 'zh' ? 'zh/' : '';
  const file = fileURLToPath(new URL(`../build/${prefix}sitemap.xml`, import.meta.url));
  const listed = [...readFileSync(file, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  return [...listed, `/${prefix}no-such-page`];
}
