import { type Page, pageAt, sitePages } from '../pages/page.ts';
import { code, emphasis, readableText, value } from '../pages/prose.ts';
import { isChinesePage } from '../pages/translations.ts';
import { oncePerFile, type Repository, yamlAt } from '../repository/repository.ts';
import { isMessageFile, messages, textsOf } from './interface-texts.ts';

/** What a reader reads, without code, addresses and marks, and where it is. */
export interface Text {
  where: string;
  text: string;
}

/** Everything Chinese that the site shows: pages, messages, lists, configuration, and what the contract and the samples say. */
export function chineseTexts(repository: Repository): Text[] {
  return repository.files.flatMap(path => chineseIn(repository, path));
}

const chineseIn = oncePerFile((repository, path): Text[] => {
  if (isChinesePage(path)) return pageTexts(path, pageAt(repository, path));
  return keyedChinese(repository, path).map(([key, text]) => ({
    where: `${path}${key}`,
    text: readableText(text.trim()),
  }));
});

function keyedChinese(repository: Repository, path: string): [key: string, text: string][] {
  const { read } = repository;
  const keyed = (texts: Iterable<[string, string]>): [string, string][] =>
    [...texts].map(([key, text]) => [` ${key}`, text]);
  if (isMessageFile(path)) return keyed(messages(read(path)));
  if (/^site\/(config|plugins)\/.*\.ts$/.test(path)) {
    return textsOf('zh', read(path)).map(({ line, text }) => [`:${line}`, text]);
  }
  if (isSpokenData(path) || /^site\/i18n\/zh\/.*\.yml$/.test(path)) {
    return keyed(dataTexts(repository, path).filter(([, text]) => han.test(text)));
  }
  return [];
}

const han = /\p{Script=Han}/u;
const signs = new RegExp(`[${code}${emphasis}${value}\n]`, 'gu');

/** Everything English, each text in one line: pages, messages, what the contract and the samples say. */
export function englishTexts(repository: Repository): Text[] {
  return [
    ...sitePages(repository)
      .filter(({ language }) => language === 'en')
      .flatMap(page => pageTexts(page.path, page)),
    ...repository.files.flatMap(path =>
      keyedEnglish(repository, path).map(([key, text]) => ({
        where: `${path} ${key}`,
        text: readableText(text),
      })),
    ),
  ].map(({ where, text }) => ({ where, text: text.replace(signs, ' ') }));
}

function keyedEnglish(repository: Repository, path: string): [key: string, text: string][] {
  const isEnglishFile = /^(?:site\/locales\/en\/[\w-]+|signing\/messages\/en)\.json$/.test(path);
  if (!isEnglishFile && !isSpokenData(path)) return [];
  const spoken = /(?:^|[. ])(?:en|description|summary|x-use-when|x-avoid-when)$/;
  return dataTexts(repository, path).filter(
    ([key, text]) => (isEnglishFile || spoken.test(key)) && !han.test(text),
  );
}

function pageTexts(path: string, { frontMatter, prose }: Page): Text[] {
  return [
    ...['title', 'description', 'sidebar_label'].map(field => ({
      where: `${path} ${field}`,
      text: readableText(String(frontMatter[field] ?? '')),
    })),
    ...prose.map(({ line, text }) => ({ where: `${path}:${line}`, text })),
  ];
}

/** YAML and JSON whose sentences the site shows as they are. */
export function isSpokenData(path: string): boolean {
  return (
    /^samples\/[^/]+\/sample\.yaml$/.test(path) ||
    /^site\/journeys\/[\w/-]+\.yaml$/.test(path) ||
    /^signing\/messages\/\w+\.json$/.test(path) ||
    /^contract\/(?:[\w-]+|(?!examples\/)[\w-]+\/[\w.-]+)\.yaml$/.test(path)
  );
}

/** The texts of a data file under their keys and indices, joined by dots. */
export function dataTexts(repository: Repository, path: string): [key: string, text: string][] {
  const list = (node: unknown, key: string): [string, string][] => {
    if (typeof node === 'string') return [[key, node]];
    if (node === null || typeof node !== 'object') return [];
    return Object.entries(node).flatMap(([name, inner]) =>
      list(inner, key ? `${key}.${name}` : name),
    );
  };
  return list(yamlAt(repository, path), '');
}
