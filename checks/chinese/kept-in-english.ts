import { parse } from 'yaml';

interface Term {
  en: string;
  zh: string;
}

/** The glossary's terms that Chinese text uses as they are. */
export function keptInEnglish(glossary: string): string[] {
  return (parse(glossary) as Term[])
    .map(({ en, zh }) => (zh === 'same' ? en : zh))
    .filter(term => !/\p{Script=Han}/u.test(term));
}
