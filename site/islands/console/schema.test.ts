import { describe, expect, it } from 'vitest';
import type { Schemas } from './form-data';
import { fieldKind, initialValue, matchVariant, resolveNode, variantName } from './schema';

const schemas: Schemas = {
  Side: { type: 'integer', minimum: 512, maximum: 1536, example: 1024 },
  Cat: {
    properties: { type: { const: 'CAT' }, lives: { type: 'integer', default: 9 } },
    required: ['type', 'lives'],
  },
  Dog: { properties: { type: { const: 'DOG' }, name: { type: 'string' } }, required: ['type'] },
  Pet: { oneOf: [{ ref: 'Cat' }, { ref: 'Dog' }] },
};

describe('resolveNode', () => {
  it('lets keywords beside a reference win', () => {
    expect(resolveNode(schemas, { ref: 'Side', default: 768 })).toMatchObject({
      minimum: 512,
      default: 768,
    });
  });
});

describe('initialValue', () => {
  it('starts with what is required, defaults first, then examples', () => {
    expect(initialValue(schemas, { ref: 'Pet' })).toEqual({ type: 'CAT', lives: 9 });
    expect(initialValue(schemas, { ref: 'Side' })).toBe(1024);
    expect(initialValue(schemas, { items: { ref: 'Dog' }, minItems: 2 })).toEqual([
      { type: 'DOG' },
      { type: 'DOG' },
    ]);
    expect(initialValue(schemas, { enum: ['a', 'b'] })).toBe('a');
  });
});

describe('variants', () => {
  it('are told apart by their fixed fields', () => {
    expect(matchVariant(schemas, schemas.Pet!, { type: 'DOG' })).toBe(1);
    expect(matchVariant(schemas, schemas.Pet!, { type: 'FISH' })).toBe(-1);
    expect(variantName(schemas, { ref: 'Dog' })).toBe('DOG');
  });
});

describe('fieldKind', () => {
  it.each([
    [{ const: 1 }, 'const'],
    [{ type: 'integer', enum: [0, 1] }, 'enum'],
    [{ type: 'number' }, 'number'],
    [{ type: ['string', 'number', 'boolean'] }, 'any'],
    [{ type: 'object', values: {} }, 'map'],
  ])('%j is edited as %s', (node, kind) => {
    expect(fieldKind(node)).toBe(kind);
  });
});
