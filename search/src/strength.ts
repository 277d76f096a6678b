import { CONTENT_LEVELS, PARENTS, STRENGTHS, TAGS } from './postings.ts';

/** Required weights; a match in the text counts 1. */
const WEIGHT = { title: 5, tags: 3, parents: 2 };
/** Counts are kept as levels: 1, 2 to 3, 4 or more; the last is a single mention in a long text. */
const CONTENT_BY_LEVEL = [0, 1, 2.5, 6, 0.6];
const TITLE_BY_LEVEL = [0, 1.3, 1, 0.75];
const LENGTH_INFLUENCE = 0.4;
const SATURATION = 0.8;
const MIDDLE_CLASS = 2;
const LAST_CLASS = 4;
const ELSEWHERE_SETS = 4;

export function contentLevel(count: number): number {
  if (count < 2) return count;
  return count < 4 ? 2 : 3;
}

/** A shard cannot carry the length of every document, so there the level already counts it in. */
export function contentLevelInText(level: number, ofClass: number): number {
  if (level === 0) return 0;
  const value = CONTENT_BY_LEVEL[level]! / lengthNorm(ofClass);
  const distance = (other: number) => Math.abs(Math.log(value / CONTENT_BY_LEVEL[other]!));
  return [1, 2, 3, 4].reduce((best, other) => (distance(other) < distance(best) ? other : best));
}

export function titleLevel(wordCount: number): number {
  if (wordCount <= 2) return 1;
  return wordCount <= 5 ? 2 : 3;
}

/** How a text compares with the average, in powers of two: 0 is a quarter, 2 about the same, 4 four times. */
export function lengthClass(length: number, average: number): number {
  const doublings = Math.round(Math.log2(Math.max(length, 1) / Math.max(average, 1)));
  return Math.min(Math.max(doublings + MIDDLE_CLASS, 0), LAST_CLASS);
}

const lengthNorm = (ofClass: number) =>
  1 - LENGTH_INFLUENCE + LENGTH_INFLUENCE * 2 ** (ofClass - MIDDLE_CLASS);

/** BM25F: fields are added before saturation, so that a title and a text do not each saturate alone. */
export function strength(
  content: number,
  title: number,
  elsewhere: number,
  ofClass = MIDDLE_CLASS,
): number {
  const sum =
    WEIGHT.title * TITLE_BY_LEVEL[title]! +
    CONTENT_BY_LEVEL[content]! / lengthNorm(ofClass) +
    (elsewhere & TAGS ? WEIGHT.tags : 0) +
    (elsewhere & PARENTS ? WEIGHT.parents : 0);
  return sum / (SATURATION + sum);
}

/** All values `strength` can take, because it is asked for every posting read. */
const TABLE = Float32Array.from(
  { length: (LAST_CLASS + 1) * ELSEWHERE_SETS * STRENGTHS },
  (_, i) => {
    const coded = i % STRENGTHS;
    const elsewhere = Math.floor(i / STRENGTHS) % ELSEWHERE_SETS;
    const ofClass = Math.floor(i / STRENGTHS / ELSEWHERE_SETS);
    return strength(coded % CONTENT_LEVELS, Math.floor(coded / CONTENT_LEVELS), elsewhere, ofClass);
  },
);

export const strengthOf = (coded: number, elsewhere: number, ofClass = MIDDLE_CLASS): number =>
  TABLE[(ofClass * ELSEWHERE_SETS + elsewhere) * STRENGTHS + coded] ?? 0;

/** What a term is worth that occurs in so many of all documents. */
export const rarity = (documentFrequency: number, documentCount: number): number =>
  Math.log(1 + (documentCount - documentFrequency + 0.5) / (documentFrequency + 0.5));
