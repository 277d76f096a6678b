import { dataTexts, isSpokenData } from '../pages/data-texts.ts';
import { code, emphasis, readableText, value } from '../pages/readable-text.ts';
import { sitePages } from '../pages/site-pages.ts';
import { isWordTable, wordTables } from '../pages/word-tables.ts';
import type { Repository } from '../repository/repository.ts';

export interface EnglishLine {
  where: string;
  text: string;
}

const stand = new RegExp(`[${code}${emphasis}${value}]`, 'gu');

/** What a reader of English reads: pages, words of live and generated parts, what the contract and the samples say; no code, addresses and marks. */
export function englishTexts(repository: Repository): EnglishLine[] {
  return [...pageLines(repository), ...dataLines(repository), ...tableLines(repository)];
}

/** The words of live parts and of signing's explanations, in English. */
const isWordFile = (path: string) =>
  /^(?:site\/src\/components\/\w+\/words|signing\/messages)\/en\.json$/.test(path);

function dataLines({ files, read }: Repository): EnglishLine[] {
  return files
    .filter(path => isSpokenData(path) || isWordFile(path))
    .flatMap(path =>
      dataTexts(read(path))
        .filter(
          ({ key }) =>
            isWordFile(path) ||
            /(?:^|[. ])(?:en|description|summary|x-use-when|x-avoid-when)$/.test(key),
        )
        .filter(({ text }) => !/\p{Script=Han}/u.test(text))
        .map(({ key, text }) => ({
          where: `${path} ${key}`,
          text: readableText(text.replaceAll('\n', ' ')).replace(stand, ' '),
        })),
    );
}

function tableLines({ files, read }: Repository): EnglishLine[] {
  return files.filter(isWordTable).flatMap(path =>
    [...wordTables(read(path)).english].map(([key, text]) => ({
      where: `${path} ${key}`,
      text: readableText(text).replace(stand, ' '),
    })),
  );
}

function pageLines(repository: Repository): EnglishLine[] {
  return sitePages(repository)
    .filter(({ language }) => language === 'en')
    .flatMap(({ path, frontMatter, prose }) => [
      ...['title', 'description', 'sidebar_label'].map(field => ({
        where: `${path} ${field}`,
        text: String(frontMatter[field] ?? ''),
      })),
      ...prose.map(({ number, text }) => ({
        where: `${path}:${number}`,
        text: readableText(text).replace(stand, ' '),
      })),
    ]);
}
