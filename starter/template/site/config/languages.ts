interface Language {
  /** What the language calls itself. */
  label: string;
  htmlLang: string;
  /** With its script, as BCP 47 writes it. */
  tag: string;
  /** Whether it is written in Han characters, which are set in another way. */
  han?: boolean;
}

/** Those that pages and search have words for. */
const languages: Record<string, Language> = {
  en: { label: 'English', htmlLang: 'en', tag: 'en' },
  zh: { label: '中文', htmlLang: 'zh', tag: 'zh-Hans', han: true },
};

export function languageOf(code: string): Language {
  const language = languages[code];
  if (!language) throw new Error(`“${code}” is not a language of site/config/languages.ts.`);
  return language;
}
