import { PARENTS, TAGS } from './postings.ts';
import type { Section } from './search-document.ts';
import { titleLevel } from './strength.ts';
import { tokenize } from './tokenize.ts';

export interface TermCount {
  content: number;
  title: number;
  elsewhere: number;
}

export interface SectionTerms {
  readonly counts: ReadonlyMap<string, TermCount>;
  readonly length: number;
}

export function countTerms(section: Section, withParentCategories: boolean): SectionTerms {
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
