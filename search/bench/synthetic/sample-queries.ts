import type { Section } from '../../src/index.ts';
import type { KnownItemQuery } from '../corpus.ts';
import { seededRandom } from './random.ts';

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
