import { expect, it } from 'vitest';
import { fromText, rangeText, toText } from './scalar-text';

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
