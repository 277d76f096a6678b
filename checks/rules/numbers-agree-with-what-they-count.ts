import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';
import { isComponentFile, type Message, messages, usedMessages } from '../texts/interface-texts.ts';
import { englishTexts } from '../texts/site-texts.ts';

export const numbersAgreeWithWhatTheyCount: Rule = {
  why: '“1 credits” tells every reader that a machine has put the sentence together.',
  findings: repository => {
    const nouns = countedNouns(repository);
    return [
      ...messageFiles(repository).flatMap(path => inMessages(path, repository, nouns)),
      ...repository.files
        .filter(isComponentFile)
        .flatMap(path => inComponent(path, usedMessages(path, repository.read(path)), nouns)),
      ...englishTexts(repository)
        .filter(({ text }) => one(nouns).test(text))
        .map(({ where, text }) => finding(where, one(nouns).exec(text)?.[0] ?? '')),
    ];
  },
};

const messageFiles = ({ files }: Repository): string[] =>
  files.filter(path => /^(?:site\/i18n\/en\/messages\/[\w-]+|[\w-]+\/messages)\.json$/.test(path));

/** What our own sentences count: words that follow a number, and that stand alone after “a” or “1” elsewhere. */
function countedNouns(repository: Repository): Set<string> {
  const texts = englishTexts(repository).map(({ text }) => text);
  const singular = new Set(
    texts.flatMap(text => [...text.matchAll(/\b(?:1|an?|per) ([a-z]+)\b/gi)].map(noun)),
  );
  const counted = texts.flatMap(text => [...text.matchAll(plural)].map(noun));
  return new Set(counted.filter(word => singular.has(word)).map(word => `${word}s`));
}

const plural =
  /\b(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|many|several|few|how many) ([a-z]{3,}?)s\b/gi;

const noun = (match: RegExpMatchArray): string => match[1] ?? '';

/** A file of ours: what has a form for one and a form for others agrees. */
function inMessages(path: string, { read }: Repository, nouns: Set<string>): Finding[] {
  return withoutPairs(messages(read(path))).flatMap(([id, text]) =>
    placed(text, nouns).map(found => finding(`${path} ${id}`, found)),
  );
}

function withoutPairs(all: Message[]): Message[] {
  const ids = new Set(all.map(([id]) => id));
  return all.filter(([id]) => !(id.endsWith('.other') && ids.has(id.replace(/other$/, 'one'))));
}

/** A text in a component: Docusaurus chooses between forms that a bar separates. */
function inComponent(path: string, used: Message[], nouns: Set<string>): Finding[] {
  return withoutPairs(used)
    .filter(([, text]) => !text.includes('|'))
    .flatMap(([id, text]) => placed(text, nouns).map(found => finding(`${path} ${id}`, found)));
}

/** Placeholders whose number the word after them may not fit: `{count} credits`, `{steps} sampling steps`. */
function placed(text: string, nouns: Set<string>): string[] {
  return [...text.matchAll(/\{(\w+)\} (?:[a-z]+ )?([a-z]+s)\b/g)]
    .filter(([, name = '', word = '']) => nouns.has(word) || (name === 'count' && !verbs.has(word)))
    .map(([found]) => found);
}

const verbs = new Set(['is', 'has', 'was', 'does']);

const one = (nouns: Set<string>): RegExp =>
  new RegExp(`(?<![\\w.,:-])1(?:\\.0)? (?:${[...nouns].join('|') || '(?!)'})\\b`);

const finding = (where: string, found: string): Finding => ({
  where,
  found: `“${found}”`,
  expected: 'a form for one and a form for others, or words that fit every number',
});
