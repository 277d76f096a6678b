import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useState } from 'react';

export interface WordLoaders<Words> {
  en(): Promise<Words>;
  zh(): Promise<Words>;
}

/**
 * The texts of a live part, fetched with it. In i18n/zh/code.json they would be part of the first load of every
 * Chinese page.
 */
export function useWords<Words>(loaders: WordLoaders<Words>): Words | undefined {
  const { i18n } = useDocusaurusContext();
  const locale = i18n.currentLocale === 'zh' ? 'zh' : 'en';
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    loaders[locale]().then(setWords);
  }, [locale, loaders]);
  return words;
}
