import { describe, expect, it } from 'vitest';
import type { Schemas } from '../form-data';
import { setAt, toPointer } from './edit-value';
import { fieldKind } from './field-kind';
import { initialValue, matchVariant, variantName } from './initial-value';
import { resolveNode } from './resolve-node';

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

describe('setAt', () => {
  const value = { stages: [{ a: 1 }, { b: 2 }] };

  it('changes a copy and leaves the original alone', () => {
    expect(setAt(value, ['stages', 1, 'b'], 3)).toEqual({ stages: [{ a: 1 }, { b: 3 }] });
    expect(value.stages[1]).toEqual({ b: 2 });
  });

  it('removes a field or an item when there is no value', () => {
    expect(setAt(value, ['stages', 0], undefined)).toEqual({ stages: [{ b: 2 }] });
    expect(setAt(value, ['stages', 0, 'a'], undefined)).toEqual({ stages: [{}, { b: 2 }] });
  });

  it('names a place as the server does', () => {
    expect(toPointer(['stages', 1, 'a/b~c'])).toBe('/stages/1/a~1b~0c');
  });
});
