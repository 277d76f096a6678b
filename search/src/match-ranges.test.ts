import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchRanges } from './match-ranges.ts';
import { anyText } from './testing/sections.ts';

const marked = (text: string, ...terms: string[]) =>
  matchRanges(text, terms).map(([start, end]) => text.slice(start, end));

describe('matchRanges', () => {
  it('marks words, and the beginning of longer ones', () => {
    expect(marked('The image and its images', 'image')).toEqual(['image', 'image']);
  });

  it('marks a part of an identifier, or all of it', () => {
    expect(marked('set aspectRatio', 'ratio')).toEqual(['Ratio']);
    expect(marked('set aspectRatio', 'aspectratio')).toEqual(['aspectRatio']);
  });

  it('runs overlapping pairs of Chinese characters together', () => {
    expect(marked('图片宽高比例', '宽高', '高比')).toEqual(['宽高比']);
  });

  it('runs parts that touch together', () => {
    expect(marked('set aspectRatio', 'aspect', 'ratio')).toEqual(['aspectRatio']);
  });

  it('finds a single Chinese character anywhere', () => {
    expect(marked('文生图与图生图', '图')).toEqual(['图', '图', '图']);
  });

  it('marks full-width letters whole', () => {
    expect(marked('ＡＰＩ', 'api')).toEqual(['ＡＰＩ']);
  });

  it('gives sorted ranges without overlaps for any text', () => {
    const text = anyText();
    fc.assert(
      fc.property(text, fc.array(text), (shown, terms) => {
        let last = -1;
        for (const [start, end] of matchRanges(shown, terms)) {
          expect(start).toBeGreaterThan(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(shown.length);
          last = end;
        }
      }),
    );
  });
});
