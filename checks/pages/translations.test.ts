import { describe, expect, it } from 'vitest';
import { markTranslated, textHash } from './translations.ts';

const mark = `translated_from: '${textHash('English')}'`;

describe('markTranslated', () => {
  it('takes no line of dashes further down for front matter', () => {
    const page = '正文\n\n---\n\n说明：x\n\n---\n\n更多\n';
    expect(markTranslated(page, 'English')).toBe(`---\n${mark}\n---\n\n${page}`);
  });

  it('marks empty front matter', () => {
    expect(markTranslated('---\n---\n\n正文\n', 'English')).toBe(`---\n${mark}\n---\n\n正文\n`);
  });

  it('keeps a text that mentions the mark', () => {
    const page = '---\ntitle: 甲\n---\n\n```yaml\ntranslated_from: 旧\n```\n';
    expect(markTranslated(page, 'English')).toBe(page.replace('甲\n', `甲\n${mark}\n`));
  });
});
