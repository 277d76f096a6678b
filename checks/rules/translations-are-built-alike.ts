import { type CodeBlock, type Page, pageAt } from '../pages/page.ts';
import { translatedPages } from '../pages/translations.ts';
import type { Finding, Rule } from '../rule.ts';

export const translationsAreBuiltAlike: Rule = {
  why: 'a sample, warning, table row or code line that one language lacks is a fact that its readers never see.',
  findings: repository =>
    translatedPages(repository.files).flatMap(({ english, chinese }) => {
      const original = pageAt(repository, english);
      const translation = pageAt(repository, chinese);
      const parts = differentPart(chinese, outline(original), outline(translation));
      // Below the first difference everything differs; it would only hide it.
      return parts.length > 0 ? parts : differentCode(chinese, original, translation);
    }),
};

interface Part {
  line: number;
  what: string;
}

/** Attributes that a reader reads; the others say which thing is meant. */
const wording = new Set(['title', 'label', 'alt', 'caption', 'summary', 'aria-label']);

/** What a page is built of, from top to bottom, without its words. */
function outline(page: Page): Part[] {
  return [
    ...page.headings.map(({ line, level, id }) => ({
      line,
      what: `${'#'.repeat(level)} ${id ?? ''}`,
    })),
    ...page.components.map(({ line, name, attributes }) => ({
      line,
      what: `<${[name, ...[...attributes].filter(([key]) => !wording.has(key)).map(([key, value]) => `${key}="${value}"`)].join(' ')}>`,
    })),
    ...page.admonitions.map(({ line, text }) => ({ line, what: `:::${text}` })),
    ...page.codeBlocks.map(({ line, language }) => ({ line, what: `code ${language}` })),
    ...page.tables.map(({ line, rows }) => ({ line, what: `a table of ${rows} rows` })),
    ...page.images.map(({ line, text }) => ({ line, what: `image ${text}` })),
  ].sort((a, b) => a.line - b.line);
}

function differentPart(path: string, original: Part[], translation: Part[]): Finding[] {
  const length = Math.max(original.length, translation.length);
  const index = Array.from({ length }).findIndex(
    (_, i) => original[i]?.what !== translation[i]?.what,
  );
  if (index === -1) return [];
  const [theirs, ours] = [original[index], translation[index]];
  return [
    {
      where: `${path}:${ours?.line ?? translation.at(-1)?.line ?? 1}`,
      found: ours?.what ?? 'the end',
      expected: theirs
        ? `${theirs.what}, as in line ${theirs.line} of the English page`
        : 'the end',
    },
  ];
}

function differentCode(path: string, original: Page, translation: Page): Finding[] {
  return translation.codeBlocks.flatMap((block, index) =>
    differentLines(original.codeBlocks[index], block).map(([line, found, expected]) => ({
      where: `${path}:${line}`,
      found,
      expected,
    })),
  );
}

/** A line of code may be translated. One without a Chinese character has not been: it is the same. */
function differentLines(
  original: CodeBlock | undefined,
  translation: CodeBlock,
): [line: number, found: string, expected: string][] {
  const theirs = original?.lines ?? [];
  if (theirs.length !== translation.lines.length) {
    return [[translation.line, `${translation.lines.length} lines`, `${theirs.length} lines`]];
  }
  return translation.lines.flatMap(({ line, text }, index) => {
    const expected = theirs[index]?.text ?? '';
    return text === expected || /\p{Script=Han}/u.test(text) ? [] : [[line, text, expected]];
  });
}
