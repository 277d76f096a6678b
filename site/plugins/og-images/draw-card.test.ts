import { describe, expect, it } from 'vitest';
import { breakTitle } from './draw-card.ts';

const measure = (text: string) => text.length;

describe('breakTitle', () => {
  it('breaks Latin between words', () => {
    expect(breakTitle('How these docs are tested', 12, measure)).toEqual([
      'How these',
      'docs are',
      'tested',
    ]);
  });

  it('breaks Chinese between characters, never before punctuation', () => {
    expect(breakTitle('一次请求，一张图', 4, measure)).toEqual(['一次请', '求，一张', '图']);
  });

  it('breaks Japanese between characters, never before a small kana or a long vowel', () => {
    expect(breakTitle('リクエストに署名', 4, measure)).toEqual(['リクエス', 'トに署名']);
    expect(breakTitle('キャッシュ', 2, measure)).toEqual(['キャッ', 'シュ']);
    expect(breakTitle('エラー', 2, measure)).toEqual(['エ', 'ラー']);
  });

  it('keeps a short title on one line', () => {
    expect(breakTitle('API 概览', 20, measure)).toEqual(['API 概览']);
  });
});
