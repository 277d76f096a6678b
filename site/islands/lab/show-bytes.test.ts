import { expect, it } from 'vitest';
import { characterEnd, characterStart, hexRows, rowBefore, visibleRuns } from './show-bytes.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

it('makes visible what cannot be seen', () => {
  expect(visibleRuns(bytes('\ufeffA\r\n\tB')).join('')).toBe('⟨BOM⟩A␍⏎\n⇥\tB');
});

it('finds the character around a byte', () => {
  const text = bytes('a猫b');
  expect([characterStart(text, 2), characterEnd(text, 1)]).toEqual([1, 4]);
  expect(characterEnd(text, 4)).toBe(5);
});

it('marks one byte, from the row above it on', () => {
  const rows = hexRows(bytes('x'.repeat(40)), 17, rowBefore(17));
  expect(rows.map(({ offset }) => offset)).toEqual(['0008', '0010', '0018', '0020']);
  expect(rows.flatMap(({ cells }) => cells).filter(({ isMarked }) => isMarked)).toHaveLength(1);
  expect(rows[1]?.cells[1]).toEqual({ hex: '78', isMarked: true });
});
