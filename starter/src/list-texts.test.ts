import { applyOverlay, type OpenApiDocument } from '@easel/reference';
import { describe, expect, it } from 'vitest';
import { listTexts, toActions } from '../template/site/config/list-texts.ts';

const document = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  tags: [{ name: 'pets', description: 'All of them' }],
  paths: {
    "/pets/{pet's}": {
      get: {
        summary: 'Get',
        parameters: [
          { name: 'id', in: 'query', description: 'One' },
          { name: 'id', in: 'path', description: 'Two' },
        ],
        responses: { 200: { description: 'Fine' } },
      },
    },
  },
  components: {
    schemas: {
      Pet: {
        properties: {
          description: { type: 'string', description: 'A field', default: { title: 'no text' } },
          title: { examples: [{ description: 'no text' }] },
        },
      },
    },
  },
};
const texts = listTexts(document);

describe('texts of a document', () => {
  it('are those that a reader sees, not names and values', () => {
    expect(texts.map(({ text }) => text)).toEqual([
      'Pets',
      'All of them',
      'Get',
      'One',
      'Two',
      'Fine',
      'A field',
    ]);
  });

  it('are translated by the actions that list them', () => {
    const actions = toActions(document, texts).map(({ target, update }) => ({
      target,
      update: Object.fromEntries(Object.keys(update).map(key => [key, `zh ${update[key]}`])),
    }));
    expect(actions.map(({ target }) => target)).toContain("$.tags[?@.name=='pets']");
    const overlaid = applyOverlay(document as unknown as OpenApiDocument, {
      overlay: '1.0.0',
      actions,
    });
    const translated = listTexts(overlaid.document);
    expect(translated.map(({ text }) => text)).toEqual(texts.map(({ text }) => `zh ${text}`));
  });
});
