import { expect, it } from 'vitest';
import type { OpenApiDocument } from '../openapi.ts';
import { type Action, applyOverlay } from './apply-overlay.ts';

const document = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1', contact: { name: 'Ann' } },
  tags: [{ name: 'cats' }, { name: 'dogs' }, { name: 'birds' }],
  paths: {
    "/owner's/{id}": { get: { summary: 'The owner', tags: ['cats'] } },
    '/a"b\\c': { get: { summary: 'Odd' } },
  },
} as unknown as OpenApiDocument;
const apply = (...actions: Action[]) => applyOverlay(document, { overlay: '1.0.0', actions });

it('merges objects and leaves the original alone', () => {
  const { document: changed } = apply({
    target: '$.info',
    update: { title: '宠物', contact: { url: 'https://pets.example' } },
  });
  expect(changed.info).toEqual({
    title: '宠物',
    version: '1',
    contact: { name: 'Ann', url: 'https://pets.example' },
  });
  expect(document.info.title).toBe('Pets');
});

it('finds entries by what is in them, and names with signs in them', () => {
  const { document: changed, unused } = apply(
    { target: "$.tags[?@.name=='dogs']", update: { description: '狗' } },
    { target: `$.paths["/owner's/{id}"].get`, update: { summary: '主人' } },
    { target: String.raw`$.paths['/a"b\\c'].get.summary`, update: '怪' },
  );
  expect(unused).toEqual([]);
  expect(changed.tags?.[1]).toEqual({ name: 'dogs', description: '狗' });
  expect(changed.paths?.["/owner's/{id}"]?.get?.summary).toBe('主人');
  expect(changed.paths?.['/a"b\\c']?.get?.summary).toBe('怪');
});

it('adds to lists and takes away from them', () => {
  const { document: changed } = apply(
    { target: '$.tags', update: { name: 'fish' } },
    { target: '$.paths.*.get', update: { tags: ['all'] } },
    { target: "$.tags[?@.name!='birds']", remove: true },
    { target: '$.info.contact', remove: true },
  );
  expect(changed.tags).toEqual([{ name: 'birds' }]);
  expect(changed.paths?.["/owner's/{id}"]?.get?.tags).toEqual(['cats', 'all']);
  expect(changed.info).not.toHaveProperty('contact');
});

it('names what is not there, and refuses what is no path or does not fit', () => {
  expect(apply({ target: '$.paths.gone', update: {} }).unused).toEqual(['$.paths.gone']);
  expect(() => apply({ target: 'info', update: {} })).toThrow('info is no JSONPath');
  expect(() => apply({ target: '$.info', update: 'Pets' })).toThrow('$.info');
  expect(() => apply({ target: '$', remove: true })).toThrow('$');
});
