import type { Line } from './read-page.ts';

export interface CodeSpan {
  line: number;
  text: string;
}

export function codeSpans(prose: Line[]): CodeSpan[] {
  return prose.flatMap(({ number, text }) =>
    [...text.matchAll(/(?<!`)`([^`]+)`(?!`)/g)].map(([, span]) => ({
      line: number,
      text: span ?? '',
    })),
  );
}
