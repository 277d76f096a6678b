import { create, insertMultiple, load, save, search } from '@orama/orama';
import { createTokenizer } from '@orama/tokenizers/mandarin';
import { compressedSize, type Engine, MOST_RESULTS, withDocuments } from '../engine.ts';

export const orama: Engine = {
  name: 'Orama 3.1',
  async build({ sections, language }) {
    const createEmpty = () =>
      create({
        schema: { position: 'number', title: 'string', content: 'string', tags: 'string' } as const,
        ...(language === 'zh' ? { components: { tokenizer: createTokenizer() } } : {}),
      });
    const database = createEmpty();
    await insertMultiple(
      database,
      sections.map(({ sectionTitle, pageTitle, content, tags }, position) => ({
        position,
        title: sectionTitle || pageTitle,
        content,
        tags: tags?.join(' ') ?? '',
      })),
    );
    const saved = save(database);
    const json = withDocuments(sections, saved);
    return {
      bytes: () => compressedSize(json),
      open() {
        const opened = createEmpty();
        load(opened, JSON.parse(json).index);
        return {
          async search(term) {
            const { hits } = await search(opened, {
              term,
              properties: ['title', 'content', 'tags'],
              boost: { title: 5, tags: 3 },
              tolerance: 1,
              limit: MOST_RESULTS,
            });
            return hits.map(hit => hit.document.position);
          },
        };
      },
    };
  },
};
