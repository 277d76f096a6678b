import { parse } from 'yaml';

export interface Term {
  en: string;
  /** The fixed Chinese word, or the ones of which one fits; none where the English word is kept. */
  zh: string[];
  avoid: string[];
  everyday: boolean;
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
    }))
    .sort((a, b) => b.en.length - a.en.length);
}
