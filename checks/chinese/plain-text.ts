import { code, emphasis, readableText, value } from '../pages/readable-text.ts';

const punctuation = '，。！？：；、）》”’';

/** A line of Markdown as plain sentences, one for each cell of a table, for a linter that knows no Markdown. */
export function plainText(line: string): string[] {
  return (
    readableText(line)
      // Bold text that ends in punctuation needs a space after its marks to be bold at all.
      .replace(new RegExp(`(?<=[${punctuation}]${emphasis}) `, 'g'), '')
      .replaceAll(emphasis, '')
      .replaceAll(code, 'x')
      // The dot of .NET ends no sentence.
      .replace(/(?<!\w)\.(?=[A-Z])/g, '')
      // What a placeholder will say is open: beside a space it stands for a word.
      .replace(new RegExp(`(?<= )${value}|${value}(?= )`, 'g'), 'x')
      .replaceAll(value, '')
      .split('|')
      .map(cell => cell.trim())
      .filter(cell => /\p{Script=Han}/u.test(cell))
  );
}
