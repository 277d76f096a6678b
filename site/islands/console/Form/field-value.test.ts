import { describe, expect, it } from 'vitest';
import { fromText, rangeText, setAt, toPointer, toText } from './field-value';

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

it('keeps text as text, and numbers as numbers where numbers belong', () => {
  expect(fromText({ type: 'string' }, '42')).toBe('42');
  expect(fromText({ type: 'integer' }, '42')).toBe(42);
  expect(fromText({ type: ['string', 'number'] }, '["4",0]')).toEqual(['4', 0]);
});

it('leaves a wrong number to the server, which has a message for it', () => {
  expect(fromText({ type: 'integer' }, '')).toBe('');
  expect(fromText({ type: 'number' }, 'many')).toBe('many');
});

it('shows values and bounds', () => {
  expect(toText(['4', 0])).toBe('["4",0]');
  expect(toText(undefined)).toBe('');
  expect(rangeText({ minimum: 512, maximum: 1536, multipleOf: 64 })).toBe('512–1536, ×64');
  expect(rangeText({ maxLength: 64 })).toBe('≤ 64');
});
