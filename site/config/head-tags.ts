import type { HtmlTagObject } from '@docusaurus/types';
import { type Language, languageOf } from '../i18n/languages.ts';
import { basePath } from './base-path.ts';
import { currentLocale, localeBaseUrl, siteMessages } from './site.ts';

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
    ...fontPreloads(),
    ...icons(base),
    {
      tagName: 'noscript',
      attributes: {},
      innerHTML: `<link rel="stylesheet" href="${base}noscript.css">`,
    },
  ];
}

/**
 * For wide screens, whose networks are seldom slow: a browser uses an optional face on a first visit only if it was preloaded,
 * and holds the paint back for it. A telephone is painted 200 ms earlier without, and has the faces on its second page.
 */
function fontPreloads(): HtmlTagObject[] {
  return faces[languageOf(currentLocale()).typesetting].map(face => ({
    tagName: 'link',
    attributes: {
      rel: 'preload',
      // One address for all languages, named by hand so that it can be known here: src/css/fonts.css.
      href: `${basePath}fonts/easel-${face}-2.woff2`,
      as: 'font',
      type: 'font/woff2',
      crossorigin: 'anonymous',
      media: '(min-width: 997px)',
    },
  }));
}

const faces: Record<Language['typesetting'], string[]> = {
  alphabetic: ['text', 'display', 'mono'],
  // Headings are in the reader's Han font; a few Latin words in them are not worth a face of their own.
  han: ['text-han', 'mono'],
};

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
