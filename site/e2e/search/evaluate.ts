import { type SearchDocument, type SearchResult, tokenize } from '@easel/search';
import type { Locale } from '../site-test.ts';
import { type BuiltIndex, builtIndex, pageOf } from './built-index.ts';
import { type QueryFile, readerQueries } from './reader-queries.ts';

export interface Evaluation {
  asked: number;
  first: number;
  amongThree: number;
  /** What was not first, with what was. */
  missed: string[];
}

export function evaluateReaders(locale: Locale, file?: QueryFile): Promise<Evaluation> {
  const { ask } = builtIndex(locale);
  return evaluate(
    readerQueries(locale, file).map(({ query, pages }) => ({
      query,
      ask,
      right: ({ document }) => pages.includes(pageOf(document.sectionRoute)),
    })),
  );
}

/** Each heading, parameter and error code typed as it is; its namesakes are as good. */
export function evaluateTitles(
  locale: Locale,
  wanted: (document: SearchDocument) => boolean = () => true,
): Promise<Evaluation> {
  const { documents, ask } = builtIndex(locale);
  const titles = new Set(documents.filter(wanted).map(({ title }) => title));
  return evaluate(
    [...titles]
      .filter(title => tokenize(title).length > 0)
      .map(query => ({ query, ask, right: ({ document }) => sameName(document.title, query) })),
  );
}

/** English headings, asked of the Chinese site; right is the same section, or one of the same English name. */
export function evaluateEnglishOnChinese(): Promise<Evaluation> {
  const chinese = builtIndex('zh');
  const english = builtIndex('en').documents;
  const names = new Map(english.map(({ sectionRoute, title }) => [sectionRoute, words(title)]));
  const headings = english.filter(({ kind }) => !kind || kind === 'operation');
  return evaluate(
    [...new Set(headings.map(({ title }) => title))].map(query => ({
      query,
      ask: chinese.ask,
      right: ({ document: { sectionRoute, title } }) =>
        sameName(title, query) ||
        names.get(sectionRoute.replace(/^\/zh(?=\/)/, '')) === words(query) ||
        english.some(
          other =>
            sameName(other.title, query) &&
            other.sectionRoute === sectionRoute.replace(/^\/zh(?=\/)/, ''),
        ),
    })),
  );
}

interface Question {
  query: string;
  ask: BuiltIndex['ask'];
  right: (result: SearchResult) => boolean;
}

async function evaluate(questions: Question[]): Promise<Evaluation> {
  const ranks: number[] = [];
  const missed: string[] = [];
  for (const { query, ask, right } of questions) {
    const results = await ask(query);
    const rank = results.findIndex(right);
    ranks.push(rank);
    const first = results[0]?.document;
    if (rank !== 0) missed.push(`${query} → ${rank}: ${first?.title} ${first?.sectionRoute}`);
  }
  const share = (below: number) =>
    ranks.filter(rank => rank >= 0 && rank < below).length / questions.length;
  return { asked: questions.length, first: share(1), amongThree: share(3), missed };
}

const words = (text: string) =>
  tokenize(text)
    .filter(({ joins }) => joins === 0)
    .map(({ term }) => term)
    .join(' ');

const sameName = (one: string, other: string) => words(one) === words(other);
