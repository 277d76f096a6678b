import type { Element, Root } from 'hast';
import { languageTag } from '../i18n/languages.ts';
import { readMessages } from '../i18n/translations.ts';
import { twinPath } from '../plugins/twins/addresses.ts';
import type { TwinsOptions } from '../plugins/twins/index.ts';
import { canonicalOf, isHidden } from '../plugins/twins/read-page.ts';
import { readSamples } from '../remark/samples/read-samples.ts';
import { currentLocale, localeBaseUrl, siteMessages } from './site.ts';
import { fillTwinItem } from './twin-item.ts';

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

/** Where the Markdown of a page is, by its head. */
function twinOf(head: Root): string | undefined {
  const canonical = canonicalOf(head);
  return canonical && !isHidden(head) ? twinPath(canonical, localeBaseUrl()) : undefined;
}

/** In the head of a page: where its Markdown is. */
export function twinLink(head: Root): Element[] {
  const href = twinOf(head);
  if (!href) return [];
  const properties = { rel: ['alternate'], type: 'text/markdown', href };
  return [{ type: 'element', tagName: 'link', properties, children: [] }];
}

/** In the navigation bar of a page: the same, for readers without scripts; a page without Markdown has no such link. */
export const linkTwin = (html: string, head: Root): string => fillTwinItem(html, twinOf(head));
