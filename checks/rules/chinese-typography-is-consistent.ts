import { type Page, pageAt } from '../pages/page.ts';
import { code, emphasis, value } from '../pages/prose.ts';
import { isChinesePage } from '../pages/translations.ts';
import type { Finding, Rule } from '../rule.ts';
import { chineseTexts } from '../texts/site-texts.ts';

export const chineseTypographyIsConsistent: Rule = {
  why: 'half-width signs and missing spaces make Chinese text look machine-made, and search tokens differ.',
  findings: repository => [
    ...chineseTexts(repository).flatMap(({ where, text }) =>
      typographicMistakes(text).map(mistake => ({ where, ...mistake })),
    ),
    ...repository.files
      .filter(isChinesePage)
      .flatMap(path => brokenLines(path, pageAt(repository, path))),
  ],
};

const han = '\\p{Script=Han}';
const latin = `[A-Za-z0-9${code}]`;
const gap = `${emphasis}*`;

/** Each pattern marks a mistake; none of them asks for taste. */
const mistakes: [expected: string, pattern: RegExp][] = [
  [
    'full-width punctuation in a Chinese sentence: ，。！？：；',
    new RegExp(`${han}${gap}[,.!?:;]|[,.!?:;]${gap} ?${gap}(?=${han})`, 'gu'),
  ],
  [
    'full-width punctuation between names in a Chinese sentence: ，：；',
    // A text without Chinese, such as a header or a list of names, keeps its own marks.
    new RegExp(
      `(?<=${han}[^\n]*)[${code}${value}]${gap}[,:;] ?${gap}[${code}${value}]|[${code}${value}]${gap}[,:;] ?${gap}[${code}${value}](?=[^\n]*${han})`,
      'gu',
    ),
  ],
  ['an ellipsis of six dots: ……', new RegExp(`${han}${gap}(?:…(?!…)|[.]{3})`, 'gu')],
  ['full-width brackets: （）', new RegExp(`[(]${gap}${han}|${han}${gap}[)]`, 'gu')],
  ['curly quotation marks: “”', new RegExp(`["']${gap}${han}|${han}${gap}["']`, 'gu')],
  [
    'a space between Chinese and Latin letters, digits or code',
    new RegExp(`${han}${gap}${latin}|${latin}${gap}${han}`, 'gu'),
  ],
  [
    'no space beside full-width punctuation',
    new RegExp(` ${gap}[，。！？：；、（）《》“”]|[，。！？：；、（）《》“”] `, 'gu'),
  ],
  [
    'the mark after the bold text, without a space: **词**，句',
    new RegExp(`[，。：；？！、）》”]${emphasis} `, 'gu'),
  ],
  ['no space inside Chinese', new RegExp(`${han} +${han}`, 'gu')],
];

function typographicMistakes(text: string): Pick<Finding, 'found' | 'expected'>[] {
  return mistakes.flatMap(([expected, pattern]) =>
    [...text.matchAll(pattern)].map(match => ({
      found: `“${excerpt(text, match.index, match[0].length)}”`,
      expected,
    })),
  );
}

function excerpt(text: string, start: number, length: number): string {
  return text
    .slice(Math.max(0, start - 8), start + length + 8)
    .replaceAll(emphasis, '')
    .replaceAll(code, '`…`');
}

const chineseEnd = /[\p{Script=Han}，。；：、！？]$/u;
const chineseStart = /^\p{Script=Han}/u;

function brokenLines(path: string, { prose }: Page): Finding[] {
  const plain = (text = '') => text.replaceAll(emphasis, '');
  return prose
    .filter(
      ({ goesOn, text }, index) =>
        goesOn && chineseEnd.test(plain(prose[index - 1]?.text)) && chineseStart.test(plain(text)),
    )
    .map(({ line }) => ({
      where: `${path}:${line}`,
      found: 'a paragraph broken into lines',
      expected: 'one line: browsers show the break as a space between two characters',
    }));
}
