import { type Options, run } from 'zhlint';
import { chineseTexts } from '../chinese/chinese-texts.ts';
import { plainText } from '../chinese/plain-text.ts';
import type { Finding, Rule } from '../rule.ts';

/** As in contributing/writing-zh.md: full-width brackets and quotation marks, a space before units too. */
const options: Options = {
  rules: {
    preset: 'default',
    halfwidthPunctuation: '',
    fullwidthPunctuation: '，。：；？！“”‘’（）',
    adjustedFullwidthPunctuation: '',
    skipZhUnits: '',
  },
  // Markdown has been taken off already; zhlint's own parser does not know MDX.
  hyperParse: [],
};

export const chineseTextsPassZhlint: Rule = {
  why: 'typography is linted and not debated; zhlint knows the pairs, dots and dashes that our own patterns do not.',
  findings: repository =>
    chineseTexts(repository).flatMap(([where, line]) =>
      plainText(line).flatMap(text => faults(where, text)),
    ),
};

function faults(where: string, text: string): Finding[] {
  return run(text, options).validations.map(({ index, length, message }) => ({
    where,
    found: `“${text.slice(Math.max(0, index - 8), index + length + 8)}”`,
    expected: message,
  }));
}
