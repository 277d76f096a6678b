import { describe, expect, it } from 'vitest';
import { markTranslated } from '../pages/translations.ts';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { translationsAreFresh as rule } from './translations-are-fresh.ts';

const english = 'site/blog/a.md';
const chinese = 'site/i18n/zh/docusaurus-plugin-content-blog/a.md';
const original = '---\ntitle: A\n---\n\nText.\n';
const translation = '---\ntitle: 甲\n---\n\n正文。\n';

const findings = (en: string, zh: string) =>
  rule.findings(fixtureRepository({ [english]: en, [chinese]: zh }));

describe('translations are fresh', () => {
  it('accepts a translation marked with the current English text', () => {
    expect(findings(original, markTranslated(translation, original))).toEqual([]);
  });

  it('accepts the same text checked out with other line ends', () => {
    const marked = markTranslated(translation, original);
    expect(findings(original.replaceAll('\n', '\r\n'), marked)).toEqual([]);
  });

  it('asks to re-read the Chinese when the English has changed', () => {
    const marked = markTranslated(translation, original);
    expect(findings(original.replace('Text', 'New text'), marked)).toMatchObject([
      {
        where: chinese,
        found: expect.stringContaining('older text'),
        expected: expect.stringContaining('re-read the Chinese'),
      },
    ]);
  });

  it('asks for the mark when there is none', () => {
    expect(findings(original, translation)).toMatchObject([{ found: 'no translated_from' }]);
  });

  it('replaces an old mark and keeps the rest', () => {
    const once = markTranslated(translation, 'old');
    expect(markTranslated(once, original)).toBe(markTranslated(translation, original));
    expect(once).toMatch(/^---\ntitle: 甲\ntranslated_from: '[0-9a-f]{12}'\n---\n\n正文。\n$/);
  });
});
