import { expect, it } from 'vitest';
import { nameHanLanguages } from './name-han-languages.ts';

function named(codes: string[], ...selectors: string[]): string[] {
  const rule = { selectors, remove: () => void rule.selectors.splice(0) };
  nameHanLanguages(codes)({ walkRules: visit => visit(rule) });
  return rule.selectors;
}

it('names the languages that are set in Han characters', () => {
  expect(named(['zh'], ':root:--han', ':--han h1')).toEqual([':root:lang(zh)', ':lang(zh) h1']);
  expect(named(['zh', 'ja'], ':--han h1')).toEqual([':is(:lang(zh), :lang(ja)) h1']);
});

it('leaves nothing behind where there are none', () => {
  expect(named([], ':--han h1', 'h1')).toEqual(['h1']);
  expect(named([], ':--han h1')).toEqual([]);
  expect(named([], 'h2')).toEqual(['h2']);
});
