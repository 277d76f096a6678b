import type { Element, Root } from 'hast';
import { languageTag } from '../i18n/languages.ts';
import { readMessages } from '../i18n/translations.ts';
import { twinPath } from '../plugins/twins/addresses.ts';
import type { TwinsOptions } from '../plugins/twins/index.ts';
import { find, isHidden } from '../plugins/twins/read-page.ts';
import { readSamples } from '../remark/samples/read-samples.ts';
import { currentLocale, localeBaseUrl, siteMessages } from './site.ts';

/** What the Markdown of the pages says of itself. */
export function twinWords(): ReturnType<TwinsOptions['words']> {
  const { twins, blog, footer } = siteMessages();
  const { colon } = readMessages<{ colon: string }>(currentLocale(), 'reference');
  const language = languageTag(currentLocale());
  return { ...twins, language, colon, docs: footer.docs, blog: blog.title };
}

/** What a fence calls the language of a program, by the id that the page knows it by. */
export function sampleFences(): Record<string, string> {
  const programs = readSamples(currentLocale()).programs();
  return Object.fromEntries(programs.map(({ language: { id, highlight } }) => [id, highlight]));
}

/** In the head of a page: where its Markdown is. */
export function twinLink(head: Root): Element[] {
  const canonical = find(head, 'link', ({ rel }) => [rel].flat().includes('canonical'));
  const href =
    canonical && !isHidden(head)
      ? twinPath(String(canonical.properties.href), localeBaseUrl())
      : undefined;
  if (!href) return [];
  const properties = { rel: ['alternate'], type: 'text/markdown', href };
  return [{ type: 'element', tagName: 'link', properties, children: [] }];
}
