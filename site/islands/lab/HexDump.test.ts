import { expect, it } from 'vitest';
import { hexRows, rowBefore } from './HexDump.tsx';

const bytes = (text: string) => new TextEncoder().encode(text);

it('marks one byte, from the row above it on', () => {
  const rows = hexRows(bytes('x'.repeat(40)), 17, rowBefore(17));
  expect(rows.map(({ offset }) => offset)).toEqual(['0008', '0010', '0018', '0020']);
  expect(rows.flatMap(({ cells }) => cells).filter(({ isMarked }) => isMarked)).toHaveLength(1);
  expect(rows[1]?.cells[1]).toEqual({ hex: '78', isMarked: true });
});
