import { parse } from 'yaml';

export interface Line {
  number: number;
  text: string;
}

export interface CodeBlock {
  /** Where its fence opens. */
  number: number;
  language: string;
  title: string;
  lines: Line[];
}

export interface Page {
  frontMatter: Record<string, unknown>;
  /** The text without front matter and code blocks. */
  prose: Line[];
  codeBlocks: CodeBlock[];
}

export function readPage(source: string): Page {
  const lines = source.split(/\r?\n/).map((text, index) => ({ number: index + 1, text }));
  const end = lines[0]?.text === '---' ? lines.findIndex((l, i) => i > 0 && l.text === '---') : -1;
  const yaml = lines.slice(1, Math.max(end, 1)).map(line => line.text);
  return { frontMatter: parse(yaml.join('\n')) ?? {}, ...splitCode(lines.slice(end + 1)) };
}

function splitCode(lines: Line[]): Pick<Page, 'prose' | 'codeBlocks'> {
  const prose: Line[] = [];
  const codeBlocks: CodeBlock[] = [];
  let fence = '';
  for (const line of lines) {
    const [, marks = '', info = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(line.text) ?? [];
    if (fence) {
      // A longer fence may hold shorter ones: only one at least as long, and bare, closes it.
      if (marks.startsWith(fence) && info.trim() === '') fence = '';
      else codeBlocks.at(-1)?.lines.push(line);
    } else if (marks) {
      fence = marks;
      codeBlocks.push(openBlock(line.number, info.trim()));
    } else {
      prose.push(line);
    }
  }
  return { prose, codeBlocks };
}

function openBlock(number: number, info: string): CodeBlock {
  const title = /\btitle="([^"]*)"/.exec(info)?.[1] ?? '';
  return { number, language: info.split(/\s/)[0] ?? '', title, lines: [] };
}
