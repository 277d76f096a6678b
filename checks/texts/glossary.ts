import { parse } from 'yaml';

export const glossaryFile = 'contributing/glossary.yaml';

export interface Term {
  en: string;
  /** The fixed Chinese word, or the ones of which one fits; none where the English word is kept. */
  zh: string[];
  avoid: string[];
  everyday: boolean;
  /** The English word in any of its forms; names such as Node.js or get-job are not terms. */
  pattern: RegExp;
}

interface Entry {
  en: string;
  zh: string;
  also?: string[];
  avoid?: string[];
  everyday?: boolean;
}

/** Longest first, so that “final status” is not taken for “status”. */
export function readGlossary(source: string): Term[] {
  return (parse(source) as Entry[])
    .map(({ en, zh, also = [], avoid = [], everyday = false }) => ({
      en,
      zh: zh === 'same' ? [] : [...zh.split(' / '), ...also],
      avoid,
      everyday,
      pattern: formsOf(en),
    }))
    .sort((a, b) => b.en.length - a.en.length);
}

function formsOf(term: string): RegExp {
  const words = term.replace(/s$/, '').replaceAll(' ', '[ -]');
  return new RegExp(`(?<![\\w-])${words}(?:s|es|d|ed|ing)?(?![\\w-]|\\.\\w)`, 'gi');
}

/** The terms that an English text uses. */
export function usedTerms(text: string, terms: readonly Term[]): Term[] {
  let rest = text;
  return terms.filter(({ pattern }) => {
    const before = rest;
    rest = rest.replace(pattern, ' ');
    return rest !== before;
  });
}

/** The terms that Chinese text uses as they are. */
export function keptInEnglish(source: string): string[] {
  return (parse(source) as Entry[])
    .map(({ en, zh }) => (zh === 'same' ? en : zh))
    .filter(term => !/\p{Script=Han}/u.test(term));
}
