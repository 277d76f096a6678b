import { cut } from '@node-rs/jieba';
import lunr from 'lunr';
import type { Corpus } from '../corpus.ts';

export function cutWords(text: string): string[] {
  return cut(text.toLowerCase(), true).filter(word => /[\p{L}\p{N}]/u.test(word));
}

/** English as lunr does it; Chinese cut by jieba when the index is built, without stemming. */
export function buildLunrIndex(
  { sections, language }: Corpus,
  fields: Readonly<Record<string, (section: Corpus['sections'][number]) => string>>,
): lunr.Index {
  const builder = new lunr.Builder();
  if (language === 'en') {
    builder.pipeline.add(lunr.trimmer, lunr.stopWordFilter, lunr.stemmer);
    builder.searchPipeline.add(lunr.stemmer);
  } else {
    builder.tokenizer = ((text: string | null) =>
      cutWords(text ?? '').map(word => new lunr.Token(word, {}))) as typeof lunr.tokenizer;
  }
  builder.ref('id');
  for (const name of Object.keys(fields)) builder.field(name);
  sections.forEach((section, id) => {
    const values = Object.entries(fields).map(([name, textOf]) => [name, textOf(section)]);
    builder.add({ id, ...Object.fromEntries(values) });
  });
  return builder.build();
}
