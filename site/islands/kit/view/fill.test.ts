import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('fills what it knows and leaves the rest', () => {
  expect(fill('{a} of {b}', { a: 0 })).toBe('0 of {b}');
});
