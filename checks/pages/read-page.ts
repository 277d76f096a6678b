import { parse } from 'yaml';

export interface Line {
  number: number;
  text: string;
}

export interface Page {
  frontMatter: Record<string, unknown>;
  /** The text without front matter and code blocks. */
  prose: Line[];
  /** The language of each code block, in order. */
  codeBlocks: string[];
}

export function readPage(source: string): Page {
  const lines = source.split(/\r?\n/).map((text, index) => ({ number: index + 1, text }));
  const end = lines[0]?.text === '---' ? lines.findIndex((l, i) => i > 0 && l.text === '---') : -1;
  const yaml = lines.slice(1, Math.max(end, 1)).map(line => line.text);
  return { frontMatter: parse(yaml.join('\n')) ?? {}, ...splitCode(lines.slice(end + 1)) };
}

function splitCode(lines: Line[]): Pick<Page, 'prose' | 'codeBlocks'> {
  const prose: Line[] = [];
  const codeBlocks: string[] = [];
  let fence = '';
  for (const line of lines) {
    const [, marks = '', info = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(line.text) ?? [];
    if (fence) {
      // A longer fence may hold shorter ones: only one at least as long, and bare, closes it.
      if (marks.startsWith(fence) && info.trim() === '') fence = '';
    } else if (marks) {
      fence = marks;
      codeBlocks.push(info.trim().split(/\s/)[0] ?? '');
    } else {
      prose.push(line);
    }
  }
  return { prose, codeBlocks };
}
