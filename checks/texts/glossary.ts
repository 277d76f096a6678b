import { parse } from 'yaml';
import type { Repository } from '../repository/repository.ts';

export const glossaryFile = 'contributing/glossary.yaml';
export const chineseGlossaryFile = 'site/i18n/zh/glossary.yaml';

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
  term: string;
  everyday?: boolean;
}

interface ChineseEntry {
  /** Without one the English word is kept. */
  word?: string;
  also?: string[];
  avoid?: string[];
}

/** Longest first, so that “final status” is not taken for “status”. */
export function readGlossary({ read }: Repository): Term[] {
  const chinese = readChinese(read);
  return readEntries(read)
    .map(({ term, everyday = false }) => {
      const { word, also = [], avoid = [] } = chinese[term] ?? {};
      const zh = word === undefined ? [] : [...word.split(' / '), ...also];
      return { en: term, zh, avoid, everyday, pattern: formsOf(term) };
    })
    .sort((a, b) => b.en.length - a.en.length);
}

/** Words of ordinary English, which only the Chinese glossary settles. */
export function readOrdinaryWords({ read }: Repository): Pick<Term, 'en' | 'zh' | 'avoid'>[] {
  const terms = new Set(readEntries(read).map(({ term }) => term));
  return Object.entries(readChinese(read))
    .filter(([en]) => !terms.has(en))
    .map(([en, { word, also = [], avoid = [] }]) => ({ en, zh: [word ?? en, ...also], avoid }));
}

function readEntries(read: Repository['read']): Entry[] {
  return parse(read(glossaryFile)) ?? [];
}

function readChinese(read: Repository['read']): Record<string, ChineseEntry> {
  return parse(read(chineseGlossaryFile)) ?? {};
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
export function keptInEnglish({ read }: Repository): string[] {
  const chinese = readChinese(read);
  return readEntries(read)
    .map(({ term }) => chinese[term]?.word ?? term)
    .filter(term => !/\p{Script=Han}/u.test(term));
}
