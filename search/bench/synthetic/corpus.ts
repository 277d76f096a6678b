import type { Section } from '../../src/index.ts';
import type { KnownItemQuery } from '../corpus.ts';

const SECTIONS_A_PAGE = 8;
const ONSETS = 'b c d f g h j k l m n p r s t v w z br ch cl cr dr fl gr pl pr sh st tr'.split(' ');
const RIMES = 'a e i o u al an ar ate ed el en er et ic il in ing ion ist it on or ure us'.split(
  ' ',
);
const FIRST_HAN = 0x4e00;

type Language = 'en' | 'zh';

/** Words and frequencies shaped like documentation: a vocabulary that keeps growing, headings of a few words. */
export function generateSections(count: number, language: Language, seed = 1): Section[] {
  const random = seededRandom(seed);
  const vocabulary = vocabularyOf(Math.round(400 * Math.sqrt(count)), language, random);
  const glue = language === 'zh' ? '' : ' ';
  const phrase = (length: number) => {
    const words: string[] = [];
    for (let i = 0; i < length; i++) words.push(vocabulary[zipfRank(random, vocabulary.length)]!);
    return words.join(glue);
  };
  const between = (least: number, most: number) =>
    least + Math.floor(random() * (most - least + 1));
  const sections: Section[] = [];
  let pageTitle = '';
  for (let i = 0; i < count; i++) {
    const opensPage = i % SECTIONS_A_PAGE === 0;
    if (opensPage) pageTitle = phrase(between(2, 4));
    const page = Math.floor(i / SECTIONS_A_PAGE);
    sections.push({
      pageTitle,
      sectionTitle: opensPage ? pageTitle : phrase(between(2, 6)),
      sectionRoute: `/docs/page-${page}${opensPage ? '' : `#section-${i}`}`,
      content: Array.from({ length: between(3, 12) }, () => phrase(between(6, 14))).join('. '),
      type: 'docs',
    });
  }
  return sections;
}

function vocabularyOf(count: number, language: Language, random: () => number): string[] {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)]!;
  const words = new Set<string>();
  while (words.size < count) {
    // Frequent words are short.
    const syllables = 1 + Math.floor(random() * Math.min(4, 1 + Math.log10(words.size + 1)));
    if (language === 'zh') {
      const character = () => String.fromCharCode(FIRST_HAN + zipfRank(random, 6000));
      words.add(character() + character());
    } else {
      const word = Array.from({ length: syllables }, () => pick(ONSETS) + pick(RIMES)).join('');
      words.add(random() < 0.05 ? `${word}${pick(ONSETS).toUpperCase()}${pick(RIMES)}` : word);
    }
  }
  return [...words];
}

/** What readers type of a heading they have in mind: all of it, its beginning, two of its words, or words of the text. */
export function sampleQueries(
  sections: readonly Section[],
  count: number,
  seed = 2,
): KnownItemQuery[] {
  const random = seededRandom(seed);
  const queries: KnownItemQuery[] = [];
  for (let i = 0; i < count; i++) {
    const position = Math.floor(random() * sections.length);
    const { sectionTitle, content } = sections[position]!;
    const spaced = sectionTitle.includes(' ');
    const words = sectionTitle.split(' ');
    const text = spaced ? content.split(' ').slice(3, 6).join(' ') : content.slice(6, 12);
    const kinds = [
      ['heading', sectionTitle],
      ['beginning', sectionTitle.slice(0, Math.ceil(sectionTitle.length * 0.7))],
      ['two words', spaced ? `${words.at(-1)} ${words[0]}` : sectionTitle.slice(1, 5)],
      ['text', text],
    ] as const;
    const [cls, q] = kinds[i % kinds.length]!;
    queries.push({ cls, q, accept: [position] });
  }
  return queries;
}

/** mulberry32: the same numbers for the same seed, on every machine. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Ranks from 0, the frequency of each falling with its number, as words of a language do. */
function zipfRank(random: () => number, count: number): number {
  return Math.min(count - 1, Math.floor((count + 1) ** random() - 1));
}
