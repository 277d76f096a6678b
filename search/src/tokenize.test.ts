import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from './testing/sections.ts';
import { tokenize } from './tokenize.ts';

const terms = (text: string) => tokenize(text).map(token => token.term);
const marked = (text: string) => tokenize(text).map(({ start, end }) => text.slice(start, end));

describe('tokenize', () => {
  it.each(['aspectRatio', 'aspect_ratio', 'aspect-ratio', 'AspectRatio', 'ASPECT_RATIO'])(
    'reads %s as parts and as one',
    written => {
      expect(terms(written)).toEqual(['aspect', 'ratio', 'aspectratio']);
    },
  );

  it.each([
    ['16:9', '16:9'],
    ['１６：９', '16:9'],
    ['1024x1024', '1024x1024'],
    ['1024×1024', '1024x1024'],
    ['3.5', '3.5'],
    ['v1.31', '1.31'],
  ])('keeps %s whole', (written, term) => {
    expect(terms(written)).toEqual([term]);
  });

  it('cuts Chinese into pairs, and a lone character into itself', () => {
    expect(terms('宽高比')).toEqual(['宽高', '高比']);
    expect(terms('图')).toEqual(['图']);
  });

  it('separates Chinese from Latin without a space', () => {
    expect(terms('调用API接口')).toEqual(['调用', 'api', '接口']);
  });

  it('splits acronyms before the word they precede', () => {
    expect(terms('HTMLElement')).toEqual(['html', 'element', 'htmlelement']);
  });

  it('points at the original text where normalising changed its length', () => {
    expect(marked('ﬁle ＡＢＣ')).toEqual(['ﬁle', 'ＡＢＣ']);
  });

  it('gives well-formed lower-case terms and ranges inside any text', () => {
    fc.assert(
      fc.property(anyText(200), text => {
        for (const { term, start, end } of tokenize(text)) {
          expect(term).not.toMatch(/[A-Z "\\]/);
          expect(term.length).toBeGreaterThan(0);
          expect(encodeURIComponent(term)).toBeTruthy();
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });

  it('does not depend on what surrounds a word', () => {
    fc.assert(
      fc.property(anyText(), anyText(), (a, b) => {
        expect(terms(`${a} ${b}`)).toEqual([...terms(a), ...terms(b)]);
      }),
    );
  });
});
