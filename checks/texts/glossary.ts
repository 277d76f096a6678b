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
  /** Words that say the same and are not used, and phrases in which they are right. */
  avoid?: string[];
  also?: string[];
}

interface ChineseEntry {
  /** Without one the English word is kept. */
  word?: string;
  also?: string[];
  avoid?: string[];
  /** The words to avoid are wrong whatever the English says. */
  everywhere?: true;
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

/** Words of which one is used, and the phrases in which one of the others is right. */
export interface Settled {
  name: string;
  avoid: readonly string[];
  allowed: readonly string[];
}

/** The English terms that have words to avoid. The name of a term may hold the word that another one avoids. */
export function readSettledTerms({ read }: Repository): Settled[] {
  const entries = readEntries(read);
  const allowed = entries.flatMap(({ term, also = [] }) => [term, ...also]);
  return entries
    .filter(({ avoid = [] }) => avoid.length > 0)
    .map(({ term, avoid = [] }) => ({ name: term, avoid, allowed }));
}

/** The words to avoid that a text uses. A word in quotation marks is spoken about, not used. */
export function avoidedWords(text: string, { avoid, allowed }: Settled): string[] {
  const rest = [...avoid.map(word => `“${word}”`), ...allowed].reduce(
    (rest, phrase) => rest.replace(phrasePattern(phrase, 'g'), ''),
    text,
  );
  return avoid.filter(word => phrasePattern(word).test(rest));
}

/** A Latin word may begin a sentence, and ends where the next sign is no letter of it; a Chinese one has no ends. */
function phrasePattern(phrase: string, flags = ''): RegExp {
  if (!/^[\w -]+$/.test(phrase))
    return new RegExp(phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), flags);
  const [first = '', ...rest] = phrase;
  const start = `[${first}${first.toUpperCase()}]`;
  return new RegExp(`(?<![\\w-])${start}${rest.join('').replaceAll(' ', '\\s+')}(?![\\w-])`, flags);
}

/** Words of ordinary English, which only the Chinese glossary settles, and the terms whose words it avoids everywhere. */
export function readOrdinaryWords({ read }: Repository): Pick<Term, 'en' | 'zh' | 'avoid'>[] {
  const terms = new Set(readEntries(read).map(({ term }) => term));
  return Object.entries(readChinese(read))
    .filter(([en, { everywhere }]) => everywhere || !terms.has(en))
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
