import { expect, it } from 'vitest';
import { spaceDigits } from './space-digits.ts';

it.each([
  ['2026年10月13日', '2026 年 10 月 13 日'],
  ['10月3日', '10 月 3 日'],
  ['13 October 2026', '13 October 2026'],
])('%s', (given, spaced) => {
  expect(spaceDigits(given)).toBe(spaced);
});
