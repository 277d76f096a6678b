export interface Language {
  code: string;
  /** What the language calls itself. */
  label: string;
  /** Of pages, their alternates and the sitemap. */
  htmlLang: string;
  /** The same with its script, for whatever else says which language it is in: feeds, manifests, parts of pages. */
  tag?: string;
  direction: 'ltr' | 'rtl';
  /** How it is set: style sheets say `:--han` for the languages that are written in Han characters. */
  typesetting: 'alphabetic' | 'han';
  /** A face for share cards, where the Latin ones lack its characters: plugins/og-images/fonts/README.md. */
  cardFont?: { file: string; family: string };
}

/**
 * The languages of the site. Pages are written in the first; each of the others has a folder here with everything in it,
 * and the build stops when something is missing: a reader never gets another language than they asked for.
 */
export const languages: readonly [Language, ...Language[]] = [
  { code: 'en', label: 'English', htmlLang: 'en-GB', direction: 'ltr', typesetting: 'alphabetic' },
  {
    code: 'zh',
    label: '中文',
    htmlLang: 'zh',
    tag: 'zh-Hans',
    direction: 'ltr',
    typesetting: 'han',
    cardFont: { file: 'easel-han.otf', family: 'Easel Han' },
  },
];

export const sourceLanguage = languages[0];

export function languageOf(code: string): Language {
  const language = languages.find(entry => entry.code === code);
  if (!language) throw new Error(`“${code}” is not a language of site/i18n/languages.ts.`);
  return language;
}

export function languageTag(code: string): string {
  const { tag, htmlLang } = languageOf(code);
  return tag ?? htmlLang;
}

/** Put before a path of the site: nothing for the first language, `/<code>` for the others. */
export function pathPrefix(code: string): string {
  return languageOf(code) === sourceLanguage ? '' : `/${code}`;
}
