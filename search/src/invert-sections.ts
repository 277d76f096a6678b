import type { Section } from './index-file.ts';
import { PARENTS, type Posting, TAGS } from './postings.ts';
import { contentLevel, lengthClass, titleLevel } from './strength.ts';
import { tokenize } from './tokenize.ts';

export interface TermPostings {
  readonly term: string;
  readonly postings: readonly Posting[];
}

export interface InvertedSections {
  /** Sorted by UTF-16 code unit, in which dictionaries are searched. */
  readonly terms: readonly TermPostings[];
  readonly lengthClasses: readonly number[];
}

export function invertSections(
  sections: readonly Section[],
  withParentCategories: boolean,
): InvertedSections {
  const postingsOf = new Map<string, Posting[]>();
  const lengths = sections.map((section, document) => {
    const { counts, length } = countTerms(section, withParentCategories);
    for (const [term, { content, title, elsewhere }] of counts) {
      const posting = { document, content: contentLevel(content), title, elsewhere };
      const postings = postingsOf.get(term);
      if (postings) postings.push(posting);
      else postingsOf.set(term, [posting]);
    }
    return length;
  });
  const average = lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1);
  const terms = [...postingsOf.keys()].sort();
  return {
    terms: terms.map(term => ({ term, postings: postingsOf.get(term)! })),
    lengthClasses: lengths.map(length => lengthClass(length, average)),
  };
}

interface TermCount {
  content: number;
  title: number;
  elsewhere: number;
}

interface SectionTerms {
  readonly counts: ReadonlyMap<string, TermCount>;
  readonly length: number;
}

function countTerms(section: Section, withParentCategories: boolean): SectionTerms {
  const counts = new Map<string, TermCount>();
  const countOf = (term: string) => {
    let count = counts.get(term);
    if (!count) {
      count = { content: 0, title: 0, elsewhere: 0 };
      counts.set(term, count);
    }
    return count;
  };
  const contentTokens = tokenize(section.content);
  for (const { term } of contentTokens) countOf(term).content++;

  const entitle = (title: string) => {
    const tokens = tokenize(title);
    const level = titleLevel(tokens.filter(token => !token.joins).length);
    for (const { term } of tokens) countOf(term).title ||= level;
  };
  entitle(section.sectionTitle || section.pageTitle);
  section.aliases?.forEach(entitle);
  section.names?.forEach(entitle);

  const mark = (texts: readonly string[] = [], field: number) => {
    for (const text of texts) {
      for (const { term } of tokenize(text)) countOf(term).elsewhere |= field;
    }
  };
  mark(section.tags, TAGS);
  mark(section.context, TAGS);
  if (withParentCategories) mark(section.sidebarParentCategories, PARENTS);
  return { counts, length: contentTokens.length };
}
