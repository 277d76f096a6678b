import { type Options, run } from 'zhlint';
import { code, emphasis, value } from '../pages/prose.ts';
import type { Finding, Rule } from '../rule.ts';
import { chineseTexts } from '../texts/site-texts.ts';

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
    chineseTexts(repository).flatMap(({ where, text }) =>
      plainSentences(text).flatMap(sentence => faults(where, sentence)),
    ),
};

function faults(where: string, text: string): Finding[] {
  return run(text, options).validations.map(({ index, length, message }) => ({
    where,
    found: `“${text.slice(Math.max(0, index - 8), index + length + 8)}”`,
    expected: message,
  }));
}

/** What is left for a linter that knows no Markdown: one sentence for each cell of a table. */
function plainSentences(text: string): string[] {
  return (
    text
      .replaceAll(emphasis, '')
      .replaceAll(code, 'x')
      // The dot of .NET ends no sentence.
      .replace(/(?<!\w)\.(?=[A-Z])/g, '')
      // A placeholder may become anything: beside a space it is taken for a word.
      .replace(new RegExp(`(?<= )${value}|${value}(?= )`, 'g'), 'x')
      .replaceAll(value, '')
      .split('|')
      .map(cell => cell.trim())
      .filter(cell => /\p{Script=Han}/u.test(cell))
  );
}
