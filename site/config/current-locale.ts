export type Locale = 'en' | 'zh';

/** The engine builds one locale at a time and names it here. */
export function currentLocale(): Locale {
  return process.env.DOCUSAURUS_CURRENT_LOCALE === 'zh' ? 'zh' : 'en';
}

export function inLocale<T>(texts: Record<Locale, T>): T {
  return texts[currentLocale()];
}

/** Where the current locale is served; head tags are not prefixed by the engine. */
export function localeBaseUrl(): string {
  return currentLocale() === 'zh' ? '/zh/' : '/';
}
