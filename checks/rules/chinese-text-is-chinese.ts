import { type Page, pageAt } from '../pages/page.ts';
import { isChinesePage } from '../pages/translations.ts';
import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';
import { glossaryFile, keptInEnglish } from '../texts/glossary.ts';
import {
  isComponentFile,
  isMessageFile,
  messages,
  usedMessages,
} from '../texts/interface-texts.ts';

const interfaceTexts = 'site/i18n/zh/code.json';
const docusaurusTexts =
  'node_modules/@docusaurus/theme-translations/locales/base/theme-common.json';

export const chineseTextIsChinese: Rule = {
  why: 'a text left in English, or addressed in another tone, tells the Chinese reader that they come second.',
  findings: repository => [
    ...englishLeftovers(repository),
    ...formalAddress(repository),
    ...unmatchedIds(repository),
  ],
};

function englishLeftovers(repository: Repository): Finding[] {
  const { files, read } = repository;
  const kept = keptInEnglish(repository);
  const texts: [where: string, text: string][] = [
    ...files.filter(isMessageFile).flatMap(path => messages(read(path)).map(pair(path))),
    ...files
      .filter(isChinesePage)
      .flatMap(path => titleAndDescription(pageAt(repository, path)).map(pair(path))),
  ];
  return texts
    .filter(([, text]) => !isChinese(text, kept))
    .map(([where, text]) => ({
      where,
      found: `“${text}”`,
      expected: `Chinese, or a word that ${glossaryFile} keeps in English`,
    }));
}

function pair(path: string) {
  return ([name, text]: [string, string]): [string, string] => [`${path} ${name}`, text];
}

function titleAndDescription({ frontMatter }: Page): [string, string][] {
  return ['title', 'description'].map(field => [field, String(frontMatter[field] ?? '')]);
}

/** Whether a text has Chinese in it, or nothing that could be: names kept in English, numbers, signs. */
function isChinese(text: string, kept: readonly string[]): boolean {
  if (/\p{Script=Han}/u.test(text)) return true;
  const words = text.replace(/\{\w+\}/g, ' ').split(/[^\p{Letter}\p{Number}]+/u);
  const names = new Set(kept.flatMap(term => term.toLowerCase().split(/\s+/)));
  return words.every(word => !/\p{Letter}/u.test(word) || names.has(word.toLowerCase()));
}

/** “您” in quotation marks is spoken about, not used. */
function formalAddress({ files, read }: Repository): Finding[] {
  return files
    .filter(
      path =>
        /^site\/(i18n\/zh|config|src|islands)\//.test(path) &&
        /\.(mdx?|json|ya?ml|tsx?)$/.test(path),
    )
    .flatMap(path =>
      read(path)
        .split('\n')
        .flatMap((line, index) => (/(?<!“)您/.test(line) ? [`${path}:${index + 1}`] : [])),
    )
    .map(where => ({ where, found: '您', expected: '你, or no pronoun at all' }));
}

function unmatchedIds({ files, read }: Repository): Finding[] {
  const translated = messages(read(interfaceTexts)).map(([id]) => id);
  const ofDocusaurus = Object.keys(JSON.parse(read(docusaurusTexts)));
  const used = files
    .filter(isComponentFile)
    .flatMap(path => usedMessages(path, read(path)).map(([id]) => ({ path, id })));
  const known = new Set([...translated, ...ofDocusaurus]);
  const wanted = new Set([...used.map(({ id }) => id), ...ofDocusaurus]);
  return [
    ...used
      .filter(({ id }) => !known.has(id))
      .map(({ path, id }) => ({
        where: path,
        found: `the message id ${id}, not translated`,
        expected: `an entry in ${interfaceTexts}`,
      })),
    ...translated
      .filter(id => !wanted.has(id))
      .map(id => ({
        where: interfaceTexts,
        found: `the message id ${id}, which nothing uses`,
        expected: 'an id used in the site or known to Docusaurus',
      })),
  ];
}
