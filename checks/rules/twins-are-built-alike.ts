import { outline, type Part } from '../pages/outline.ts';
import { type CodeBlock, type Page, readPage } from '../pages/read-page.ts';
import { completeTwins } from '../pages/twins.ts';
import type { Finding, Rule } from '../rule.ts';

export const twinsAreBuiltAlike: Rule = {
  why: 'a sample, warning, table row or code line that one language lacks is a fact that its readers never hear of.',
  findings: ({ files, read }) =>
    completeTwins(files).flatMap(({ english, chinese }) => {
      const [original, translation] = [readPage(read(english)), readPage(read(chinese))];
      const parts = differentPart(chinese, outline(original), outline(translation));
      // Below the first difference everything differs; it would only hide it.
      return parts.length > 0 ? parts : differentCode(chinese, original, translation);
    }),
};

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
    differentLines(original.codeBlocks[index], block).map(([number, found, expected]) => ({
      where: `${path}:${number}`,
      found,
      expected,
    })),
  );
}

/** A line of code may be translated. One without a Chinese character has not been: it is the same. */
function differentLines(
  original: CodeBlock | undefined,
  translation: CodeBlock,
): [number: number, found: string, expected: string][] {
  const theirs = original?.lines ?? [];
  if (theirs.length !== translation.lines.length) {
    return [[translation.number, `${translation.lines.length} lines`, `${theirs.length} lines`]];
  }
  return translation.lines.flatMap(({ number, text }, index) => {
    const expected = theirs[index]?.text ?? '';
    return text === expected || /\p{Script=Han}/u.test(text) ? [] : [[number, text, expected]];
  });
}
