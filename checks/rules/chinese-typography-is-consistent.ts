import { chineseTexts, isChinesePage } from '../chinese/chinese-texts.ts';
import { typographicMistakes } from '../chinese/typography.ts';
import { readPage } from '../pages/read-page.ts';
import { readableText } from '../pages/readable-text.ts';
import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';

const chineseEnd = /[\p{Script=Han}，。；：、！？]$/u;
const chineseStart = /^\s*\p{Script=Han}/u;

export const chineseTypographyIsConsistent: Rule = {
  why: 'half-width signs and missing spaces make Chinese text look machine-made, and search tokens differ.',
  findings: (repository: Repository) => [
    ...chineseTexts(repository).flatMap(([where, text]) =>
      typographicMistakes(readableText(text)).map(mistake => ({ where, ...mistake })),
    ),
    ...repository.files
      .filter(isChinesePage)
      .flatMap(path => brokenLines(path, repository.read(path))),
  ],
};

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
