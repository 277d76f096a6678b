import type { Options } from '@docusaurus/plugin-sitemap';
import { siteUrl } from './site-identity.ts';

type CreateItems = NonNullable<Options['createSitemapItems']>;

/** Every page exists in both languages at the same path, so its alternates follow from its own URL. */
export const sitemapItems: CreateItems = async ({ defaultCreateSitemapItems, ...rest }) => {
  const items = await defaultCreateSitemapItems(rest);
  return items.map(item => {
    const path = new URL(item.url).pathname.replace(/^\/zh(?=\/|$)/, '') || '/';
    const english = `${siteUrl}${path}`;
    const chinese = `${siteUrl}/zh${path}`;
    return {
      ...item,
      links: [
        { lang: 'en-GB', url: english },
        { lang: 'zh', url: chinese },
        { lang: 'x-default', url: english },
      ],
    };
  });
};
