import type { Posting } from './postings.ts';
import { strength } from './strength.ts';

const MOST_KEPT = 2500;

/**
 * A word in tens of thousands of sections says little about any of them, yet its list would be most of a first
 * query's download: keep the strongest, and all in titles before any in texts.
 */
export function prunePostings(postings: readonly Posting[]): readonly Posting[] {
  if (postings.length <= MOST_KEPT) return postings;
  const worth = ({ content, title, elsewhere }: Posting) =>
    strength(content, title, elsewhere) + (title ? 1 : 0);
  return [...postings]
    .sort((a, b) => worth(b) - worth(a) || a.document - b.document)
    .slice(0, MOST_KEPT)
    .sort((a, b) => a.document - b.document);
}
