import type { Line } from './read-page.ts';

export interface Heading {
  line: number;
  level: number;
  title: string;
  id: string | undefined;
}

export function headings(prose: Line[]): Heading[] {
  return prose.flatMap(({ number, text }) => {
    const [, marks, rest] = /^(#{1,6})\s+(.*)$/.exec(text) ?? [];
    if (!marks || rest === undefined) return [];
    const [comment, id] = /\{\/\*\s*#([^\s*]+)\s*\*\/\}\s*$/.exec(rest) ?? [''];
    const title = rest.slice(0, rest.length - comment.length).trim();
    return [{ line: number, level: marks.length, title, id }];
  });
}
