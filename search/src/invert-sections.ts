import { countTerms } from './count-terms.ts';
import type { Posting } from './postings.ts';
import type { Section } from './search-document.ts';
import { contentLevel, lengthClass } from './strength.ts';

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
