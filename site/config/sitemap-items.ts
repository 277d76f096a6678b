import type { Options } from '@docusaurus/plugin-sitemap';
import { languages, sourceLanguage } from '../i18n/languages.ts';
import { addressPrefix } from './base-path.ts';
import { localeBaseUrl, siteUrl } from './site.ts';

type CreateItems = NonNullable<Options['createSitemapItems']>;

/** Every page exists in all languages at the same path, so its alternates follow from its own URL. */
export const sitemapItems: CreateItems = async ({ defaultCreateSitemapItems, ...rest }) => {
  const items = await defaultCreateSitemapItems(rest);
  return items.map(item => {
    const path = new URL(item.url).pathname.slice(localeBaseUrl().length - 1) || '/';
    const urlIn = (code: string) => `${siteUrl}${addressPrefix(code)}${path}`;
    return {
      ...item,
      links: [
        ...languages.map(({ code, htmlLang }) => ({ lang: htmlLang, url: urlIn(code) })),
        { lang: 'x-default', url: urlIn(sourceLanguage.code) },
      ],
    };
  });
};
