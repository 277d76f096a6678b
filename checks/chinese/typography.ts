import { code, emphasis } from '../pages/readable-text.ts';

const han = '\\p{Script=Han}';
const latin = `[A-Za-z0-9${code}]`;
const gap = `${emphasis}*`;

/** Each pattern marks a mistake; none of them asks for taste. */
const mistakes: [expected: string, pattern: RegExp][] = [
  [
    'full-width punctuation in a Chinese sentence: ，。！？：；',
    new RegExp(`${han}${gap}[,.!?:;]|[,.!?:;]${gap} ?${gap}(?=${han})`, 'gu'),
  ],
  ['full-width brackets: （）', new RegExp(`[(]${gap}${han}|${han}${gap}[)]`, 'gu')],
  ['curly quotation marks: “”', new RegExp(`["']${gap}${han}|${han}${gap}["']`, 'gu')],
  [
    'a space between Chinese and Latin letters, digits or code',
    new RegExp(`${han}${gap}${latin}|${latin}${gap}${han}`, 'gu'),
  ],
  [
    'no space beside full-width punctuation',
    / [，。！？：；、（）《》“”]|[，。！？：；、（）《》“”] /gu,
  ],
  ['no space inside Chinese', new RegExp(`${han} +${han}`, 'gu')],
];

export interface Mistake {
  found: string;
  expected: string;
}

export function typographicMistakes(text: string): Mistake[] {
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
