import type { HtmlTagObject } from '@docusaurus/types';
import { basePath } from './base-path.ts';
import { localeBaseUrl, siteMessages } from './site.ts';

export function headTags(): HtmlTagObject[] {
  const base = localeBaseUrl();
  const { message, retry, updated, reload } = siteMessages().loadFailed;
  return [
    // Must stand before the bundle so that it hears a script that fails to load.
    {
      tagName: 'script',
      attributes: {
        src: `${base}recover.js`,
        defer: true,
        'data-message': message,
        'data-retry': retry,
        'data-updated': updated,
        'data-reload': reload,
        'data-build': `${base}build.json`,
      },
    },
    ...icons(base),
    {
      tagName: 'noscript',
      attributes: {},
      innerHTML: `<link rel="stylesheet" href="${base}noscript.css">`,
    },
  ];
}

/** Docusaurus itself links the SVG; these serve what cannot read it. */
function icons(base: string): HtmlTagObject[] {
  const link = (attributes: Record<string, string>) => ({ tagName: 'link', attributes });
  const themeColour = (scheme: string, content: string) => ({
    tagName: 'meta',
    attributes: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
  });
  return [
    link({
      rel: 'alternate icon',
      href: `${basePath}img/favicon-32.png`,
      sizes: '32x32',
      type: 'image/png',
    }),
    link({ rel: 'apple-touch-icon', href: `${basePath}img/apple-touch-icon.png` }),
    link({ rel: 'manifest', href: `${base}manifest.webmanifest` }),
    themeColour('light', '#fcfcfb'),
    themeColour('dark', '#0e141a'),
  ];
}
