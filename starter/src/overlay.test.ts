import { describe, expect, it } from 'vitest';
import { applyOverlay } from '../template/site/config/apply-overlay.ts';
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
    const translated = listTexts(applyOverlay(document, { actions }, 'overlay'));
    expect(translated.map(({ text }) => text)).toEqual(texts.map(({ text }) => `zh ${text}`));
  });
});

describe('an overlay', () => {
  it('merges objects, lengthens lists and replaces the rest', () => {
    const actions = [
      { target: '$.info', update: { title: 'New', contact: { name: 'x' } } },
      { target: '$', update: { tags: [{ name: 'more' }] } },
      { target: '$.tags', update: { name: 'last' } },
    ];
    const { info, tags } = applyOverlay(document, { actions }, 'overlay');
    expect(info).toEqual({ title: 'New', version: '1', contact: { name: 'x' } });
    expect(tags.map(({ name }) => name)).toEqual(['pets', 'more', 'last']);
    expect(document.info.title).toBe('Pets');
  });

  it('stops the build when an action reaches nothing, or takes something away', () => {
    const apply = (action: { target: string; remove?: boolean }) => () =>
      applyOverlay(document, { actions: [action] }, 'overlay.yaml');
    expect(apply({ target: '$.paths.gone' })).toThrow('overlay.yaml: $.paths.gone');
    expect(apply({ target: '$.info', remove: true })).toThrow('$.info');
  });
});
