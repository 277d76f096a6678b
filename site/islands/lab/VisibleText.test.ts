import { expect, it } from 'vitest';
import { characterEnd, characterStart, visibleRuns } from './VisibleText.tsx';

const bytes = (text: string) => new TextEncoder().encode(text);

it('makes visible what cannot be seen', () => {
  expect(visibleRuns(bytes('\ufeffA\r\n\tB')).join('')).toBe('⟨BOM⟩A␍⏎\n⇥\tB');
});

it('finds the character around a byte', () => {
  const text = bytes('a猫b');
  expect([characterStart(text, 2), characterEnd(text, 1)]).toEqual([1, 4]);
  expect(characterEnd(text, 4)).toBe(5);
});
