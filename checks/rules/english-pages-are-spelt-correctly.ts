import { spellCheckDocument } from 'cspell-lib';
import { englishTexts } from '../english/english-texts.ts';
import { knownWords } from '../english/known-words.ts';
import type { Rule } from '../rule.ts';

export const englishPagesAreSpeltCorrectly: Rule = {
  why: 'a misspelt word is not found by search, and makes a reader doubt the numbers beside it.',
  findings: async repository => {
    const lines = englishTexts(repository);
    // All pages as one document: most of the time goes into opening the dictionaries.
    const text = lines.map(line => line.text).join('\n');
    const { issues, errors = [] } = await spellCheckDocument(
      { uri: 'text://pages', text, languageId: 'plaintext', locale: 'en-GB' },
      { noConfigSearch: true, generateSuggestions: false },
      {
        language: 'en-GB',
        words: knownWords(repository),
        minWordLength: 3,
        maxNumberOfProblems: Number.MAX_SAFE_INTEGER,
        maxDuplicateProblems: Number.MAX_SAFE_INTEGER,
      },
    );
    if (errors.length > 0) throw errors[0];
    const starts = lineStarts(text);
    return issues.map(issue => ({
      where: lines[starts.findLastIndex(start => start <= issue.offset)]?.where ?? '',
      found: issue.text,
      expected: 'British spelling, or an entry in checks/english/words.txt',
    }));
  },
};

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
