import { type Page, pageAt, sitePages } from '../pages/page.ts';
import { code, emphasis, readableText, value } from '../pages/prose.ts';
import { isChinesePage } from '../pages/translations.ts';
import { oncePerFile, type Repository, yamlAt } from '../repository/repository.ts';
import { chineseGlossaryFile, glossaryFile } from './glossary.ts';
import { isComponentFile, isMessageFile, messages, usedMessages } from './interface-texts.ts';

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
  // What readers type is not what the site says.
  if (!/^site\/i18n\/zh\/(?!reader-names).*\.ya?ml$/.test(path)) return [];
  return keyed(
    dataTexts(repository, path)
      .filter(([, text]) => han.test(text))
      // Of the glossary only what its page shows: it also lists words that are not used.
      .filter(([key]) => path !== chineseGlossaryFile || key.endsWith('.means')),
  );
}

const han = /\p{Script=Han}/u;
const signs = new RegExp(`[${code}${emphasis}${value}\n]`, 'gu');

/** Everything English, each text in one line: pages, messages, components, lists, what the contract and the samples say. */
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
  if (isComponentFile(path)) return usedMessages(path, repository.read(path));
  const isEnglishFile =
    /^(?:site\/i18n\/en\/messages\/[\w-]+|(?:reference|signing)\/messages)\.json$/.test(path);
  const isShown = isSpokenData(path) || path === glossaryFile || isTagList(path);
  if (!isEnglishFile && !isShown) return [];
  const spoken =
    /(?:^|[. ])(?:title|label|text|picture|seen|meaning|cause|remedy|means|detail|description|summary|x-(?:use-when|avoid-when|credits|order-rule|displayName)|x-(?:enum-descriptions|reserved-types)\..+)$/;
  return dataTexts(repository, path).filter(
    ([key, text]) =>
      (isEnglishFile || spoken.test(key)) && !han.test(text) && !isNameOfSchema(path, key),
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

/** The name of a schema is one of the API's. */
const isNameOfSchema = (path: string, key: string) =>
  path.startsWith('contract/schemas/') && key === 'title';

/** The tags of docs and blog, each with a label and a description. */
const isTagList = (path: string) => /^site\/(?:docs|blog)\/[\w/-]+\.ya?ml$/.test(path);

/** YAML whose sentences the site shows as they are. */
export function isSpokenData(path: string): boolean {
  return (
    /^samples\/[^/]+\/sample\.yaml$/.test(path) ||
    /^site\/(?:journeys|gallery)\/[\w/-]+\.yaml$/.test(path) ||
    /^contract\/(?:[\w-]+|(?!examples\/)[\w-]+\/[\w.-]+)\.yaml$/.test(path)
  );
}

/** The texts of a data file under their keys and the ids of list entries, joined by dots. */
export function dataTexts(repository: Repository, path: string): [key: string, text: string][] {
  const list = (node: unknown, key: string): [string, string][] => {
    if (typeof node === 'string') return [[key, node]];
    if (node === null || typeof node !== 'object') return [];
    return Object.entries(node).flatMap(([name, inner]) => {
      const own = Array.isArray(node) ? String(Object(inner).id ?? name) : name;
      return list(inner, key ? `${key}.${own}` : own);
    });
  };
  return list(yamlAt(repository, path), '');
}
