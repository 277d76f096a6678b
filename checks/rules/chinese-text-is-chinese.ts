import { isChinese } from '../chinese/is-chinese.ts';
import { keptInEnglish } from '../chinese/kept-in-english.ts';
import { isMessageFile, messages } from '../chinese/messages.ts';
import { usedMessageIds } from '../chinese/used-message-ids.ts';
import { readPage } from '../pages/read-page.ts';
import { isPage } from '../pages/twins.ts';
import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';

const glossary = 'contributing/glossary.yaml';
const interfaceTexts = 'site/i18n/zh/code.json';
const engineTexts = 'node_modules/@docusaurus/theme-translations/locales/base/theme-common.json';

export const chineseTextIsChinese: Rule = {
  why: 'a text left in English, or addressed in another tone, tells the Chinese reader that they come second.',
  findings: repository => [
    ...englishLeftovers(repository),
    ...formalAddress(repository),
    ...unmatchedIds(repository),
  ],
};

function englishLeftovers({ files, read }: Repository): Finding[] {
  const kept = keptInEnglish(read(glossary));
  const texts: [where: string, text: string][] = [
    ...files.filter(isMessageFile).flatMap(path => messages(read(path)).map(pair(path))),
    ...files
      .filter(path => path.startsWith('site/i18n/zh/') && isPage(path))
      .flatMap(path => titleAndDescription(read(path)).map(pair(path))),
  ];
  return texts
    .filter(([, text]) => !isChinese(text, kept))
    .map(([where, text]) => ({
      where,
      found: `“${text}”`,
      expected: `Chinese, or a word that ${glossary} keeps in English`,
    }));
}

function pair(path: string) {
  return ([name, text]: [string, string]): [string, string] => [`${path} ${name}`, text];
}

function titleAndDescription(source: string): [string, string][] {
  const { frontMatter } = readPage(source);
  return ['title', 'description'].map(field => [field, String(frontMatter[field] ?? '')]);
}

/** “您” in quotation marks is spoken about, not used. */
function formalAddress({ files, read }: Repository): Finding[] {
  return files
    .filter(
      path =>
        /^site\/(i18n\/zh|locales\/zh|config|src|islands)\//.test(path) &&
        /\.(mdx?|json|yml|tsx?)$/.test(path),
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
  const ofEngine = Object.keys(JSON.parse(read(engineTexts)));
  const used = files
    .filter(path => /^site\/(src|islands|plugins\/.*\/theme)\/.*\.tsx?$/.test(path))
    .flatMap(path => usedMessageIds(read(path)).map(id => ({ path, id })));
  const known = new Set([...translated, ...ofEngine]);
  const wanted = new Set([...used.map(({ id }) => id), ...ofEngine]);
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
