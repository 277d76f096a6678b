import { dataTexts, isSpokenData } from '../pages/data-texts.ts';
import { readPage } from '../pages/read-page.ts';
import { isPage } from '../pages/twins.ts';
import type { Repository } from '../repository/repository.ts';
import { isMessageFile, messages } from './messages.ts';

export type Text = [where: string, text: string];

export const isChinesePage = (path: string) => path.startsWith('site/i18n/zh/') && isPage(path);

/** Everything Chinese that the site shows: pages, messages, lists, configuration, and what the contract and the samples say. */
export function chineseTexts({ files, read }: Repository): Text[] {
  return files.flatMap(path => textsOf(path, read));
}

function textsOf(path: string, read: (path: string) => string): Text[] {
  if (isMessageFile(path)) {
    return messages(read(path)).map(([id, message]) => [`${path} ${id}`, message]);
  }
  if (isChinesePage(path)) return pageTexts(path, read(path));
  if (/^site\/i18n\/zh\/.*\.yml$/.test(path)) return numbered(path, read(path), /^\s*\w+: (.*)$/);
  if (/^site\/(config|plugins)\/.*\.ts$/.test(path)) {
    return numbered(path, read(path), /\bzh: '(.*?)'/);
  }
  if (isSpokenData(path)) {
    return dataTexts(read(path))
      .filter(({ text }) => /\p{Script=Han}/u.test(text))
      .map(({ key, text }) => [`${path} ${key}`, text]);
  }
  return [];
}

function pageTexts(path: string, source: string): Text[] {
  const { frontMatter, prose } = readPage(source);
  return [
    ...['title', 'description', 'sidebar_label'].map(
      (field): Text => [`${path} ${field}`, String(frontMatter[field] ?? '')],
    ),
    ...prose.map(({ number, text }): Text => [`${path}:${number}`, text]),
  ];
}

function numbered(path: string, source: string, value: RegExp): Text[] {
  return source
    .split('\n')
    .map((line, index): Text => [`${path}:${index + 1}`, value.exec(line)?.[1] ?? '']);
}
