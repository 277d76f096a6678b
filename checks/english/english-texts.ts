import { dataTexts, isSpokenData } from '../pages/data-texts.ts';
import { code, emphasis, readableText, value } from '../pages/readable-text.ts';
import { sitePages } from '../pages/site-pages.ts';
import type { Repository } from '../repository/repository.ts';

export interface EnglishLine {
  where: string;
  text: string;
}

const stand = new RegExp(`[${code}${emphasis}${value}]`, 'gu');

/** What a reader of English reads: pages, messages, what the contract and the samples say; no code, addresses and marks. */
export function englishTexts(repository: Repository): EnglishLine[] {
  return [...pageLines(repository), ...dataLines(repository)];
}

/** The messages of the site and of signing's explanations, in English. */
const isMessageFile = (path: string) =>
  /^(?:site\/locales\/en\/[\w-]+|signing\/messages\/en)\.json$/.test(path);

function dataLines({ files, read }: Repository): EnglishLine[] {
  return files
    .filter(path => isSpokenData(path) || isMessageFile(path))
    .flatMap(path =>
      dataTexts(read(path))
        .filter(
          ({ key }) =>
            isMessageFile(path) ||
            /(?:^|[. ])(?:en|description|summary|x-use-when|x-avoid-when)$/.test(key),
        )
        .filter(({ text }) => !/\p{Script=Han}/u.test(text))
        .map(({ key, text }) => ({
          where: `${path} ${key}`,
          text: readableText(text.replaceAll('\n', ' ')).replace(stand, ' '),
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
