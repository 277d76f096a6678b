import { expect, it } from 'vitest';
import { findPlace, placeName } from './find-place';

const schemas = {
  Stage: { oneOf: [{ ref: 'Start' }, { ref: 'Paint' }] },
  Start: { properties: { type: { const: 'START' }, seed: { type: 'string' } } },
  Paint: {
    properties: {
      type: { const: 'PAINT' },
      paint: { properties: { prompts: { items: { ref: 'Prompt' } } } },
    },
  },
  Prompt: { properties: { text: { type: 'string', maxLength: 2000 } } },
};
const root = {
  properties: { stages: { items: { ref: 'Stage' } }, nodes: { values: { type: 'any' } } },
};
const value = {
  stages: [
    { type: 'START', seed: '7' },
    { type: 'PAINT', paint: { prompts: [{ text: 'a boat' }] } },
  ],
  nodes: { 3: { text: 'x' } },
};

it('follows a pointer through lists, variants and references', () => {
  expect(findPlace(schemas, root, value, '/stages/*/paint/prompts/0/text')).toEqual({
    path: ['stages', 1, 'paint', 'prompts', 0, 'text'],
    node: { type: 'string', maxLength: 2000 },
    value: 'a boat',
  });
  expect(findPlace(schemas, root, value, '/stages/0/seed')?.value).toBe('7');
  expect(findPlace(schemas, root, value, '/nodes/*/text')?.path).toEqual(['nodes', '3', 'text']);
});

it('finds nothing where nothing is', () => {
  for (const pointer of ['/stages/5/seed', '/stages/*/width', '/other', '/stages/0/seed/x']) {
    expect(findPlace(schemas, root, value, pointer), pointer).toBeUndefined();
  }
  expect(findPlace(schemas, root, undefined, '/stages/0/seed')).toBeUndefined();
});

it('names a place in few words', () => {
  expect(placeName(['stages', 1, 'paint', 'prompts', 0, 'text'])).toBe('prompts[0].text');
  expect(placeName(['stages', 1, 'paint', 'width'])).toBe('width');
  expect(placeName(['nodes', '3', 'text'])).toBe('text');
});
