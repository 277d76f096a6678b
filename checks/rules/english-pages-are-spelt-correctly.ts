import { spellCheckDocument } from 'cspell-lib';
import { parse } from 'yaml';
import { contractNames } from '../contract/contract.ts';
import type { Repository } from '../repository/repository.ts';
import type { Rule } from '../rule.ts';
import { glossaryFile } from '../texts/glossary.ts';
import { englishTexts } from '../texts/site-texts.ts';

const ownWords = 'checks/texts/words.txt';

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
      expected: `British spelling, or an entry in ${ownWords}`,
    }));
  },
};

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

/** Words that no dictionary has: the glossary's, the contract's, and a short list of names in our trade. */
function knownWords(repository: Repository): string[] {
  const text = (path: string) => (repository.files.includes(path) ? repository.read(path) : '');
  const terms = ((parse(text(glossaryFile)) ?? []) as { term: string }[]).map(({ term }) => term);
  const listed = text(ownWords)
    .split('\n')
    .filter(line => !line.startsWith('#'));
  return [...new Set([...terms, ...contractNames(repository), ...listed].flatMap(wordsOf))];
}

/** denoisingStrength, IMAGE_TO_INPAINT and “CFG scale” are two and three words. */
function wordsOf(name: string): string[] {
  return [name, name.replace(/([a-z])([A-Z])/g, '$1 $2')]
    .flatMap(text => text.split(/[^A-Za-z]+/))
    .filter(word => word.length > 2)
    .map(word => word.toLowerCase());
}
