import { isMessageFile, messages } from '../chinese/messages.ts';
import { readableText } from '../chinese/readable-text.ts';
import { typographicMistakes } from '../chinese/typography.ts';
import { readPage } from '../pages/read-page.ts';
import { isPage } from '../pages/twins.ts';
import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';

type Text = [where: string, text: string];
const chineseEnd = /[\p{Script=Han}，。；：、！？]$/u;
const chineseStart = /^\s*\p{Script=Han}/u;

export const chineseTypographyIsConsistent: Rule = {
  why: 'half-width signs and missing spaces make Chinese text look machine-made, and search tokens differ.',
  findings: ({ files, read }: Repository) => [
    ...files
      .flatMap(path => chineseTexts(path, read))
      .flatMap(([where, text]) =>
        typographicMistakes(readableText(text)).map(mistake => ({ where, ...mistake })),
      ),
    ...files.filter(isChinesePage).flatMap(path => brokenLines(path, read(path))),
  ],
};

const isChinesePage = (path: string) => path.startsWith('site/i18n/zh/') && isPage(path);

function brokenLines(path: string, source: string): Finding[] {
  return readPage(source)
    .prose.filter(
      ({ number, text }, index, lines) =>
        lines[index - 1]?.number === number - 1 &&
        chineseEnd.test(lines[index - 1]?.text ?? '') &&
        chineseStart.test(text),
    )
    .map(({ number }) => ({
      where: `${path}:${number}`,
      found: 'a paragraph broken into lines',
      expected: 'one line: browsers show the break as a space between two characters',
    }));
}

function chineseTexts(path: string, read: (path: string) => string): Text[] {
  if (isMessageFile(path)) {
    return messages(read(path)).map(([id, message]) => [`${path} ${id}`, message]);
  }
  if (isChinesePage(path)) return pageTexts(path, read(path));
  if (/^site\/i18n\/zh\/.*\.yml$/.test(path)) return numbered(path, read(path), /^\s*\w+: (.*)$/);
  if (/^site\/(config|plugins)\/.*\.ts$/.test(path)) {
    return numbered(path, read(path), /\bzh: '(.*?)'/);
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
