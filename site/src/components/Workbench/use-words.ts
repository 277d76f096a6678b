import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useState } from 'react';

/** The addresses of the texts in each language, as `new URL('./words/en.json', import.meta.url)` gives them. */
export interface WordFiles {
  en: URL[];
  zh: URL[];
}

/**
 * The texts of a live part, fetched with it: in i18n/zh/code.json they would be part of the first load of every
 * Chinese page. They are files, not modules, because the minifier writes each Chinese character as an escape.
 */
export function useWords<Words extends unknown[]>(files: WordFiles): Words | undefined {
  const { i18n } = useDocusaurusContext();
  const locale = i18n.currentLocale === 'zh' ? 'zh' : 'en';
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    const read = async (file: URL) => {
      const response = await fetch(file);
      if (!response.ok) throw new Error(response.url);
      return response.json();
    };
    Promise.all(files[locale].map(read)).then(
      texts => setWords(texts as Words),
      // Thrown where the boundary around the part hears of it.
      error =>
        setWords(() => {
          throw error;
        }),
    );
  }, [locale, files]);
  return words;
}
