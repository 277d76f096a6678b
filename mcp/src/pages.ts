import type { Library, Page } from './library.ts';

/** The page at an address, however that is written: whole, with a language, with `.md`, with a slash at the end. */
export function findPage(library: Library, language: string, address: string): Page | undefined {
  const path = pathOf(address, library.site.languages);
  return library.edition(language).pages.find(page => page.path === path);
}

export function pathOf(address: string, languages: readonly string[]): string {
  const [beforeHash = ''] = address.trim().split(/[?#]/);
  const withoutOrigin = beforeHash.replace(/^https?:\/\/[^/]+/i, '');
  const [first = '', ...rest] = withoutOrigin.split('/').filter(Boolean);
  const steps = languages.includes(first) ? rest : [first, ...rest];
  const path = `/${steps.join('/')}`.replace(/\.(md|html)$/, '');
  return path === '/index' ? '/' : path;
}

export interface Part {
  title: string;
  depth: number;
  start: number;
  end: number;
}

/** The headings of a page with where their text is. Our Markdown is printed by one printer: a heading begins its line. */
export function listParts(text: string): Part[] {
  const headings: Omit<Part, 'end'>[] = [];
  let fence = '';
  let start = 0;
  for (const line of text.split('\n')) {
    const opening = /^(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence) {
      if (opening.startsWith(fence) && line.trim() === opening) fence = '';
    } else if (opening) fence = opening;
    else {
      const [, marks, title] = /^(#{1,6}) (.+)$/.exec(line) ?? [];
      if (marks && title) headings.push({ title: plain(title), depth: marks.length, start });
    }
    start += line.length + 1;
  }
  return headings.map((heading, index) => {
    const next = headings.slice(index + 1).find(({ depth }) => depth <= heading.depth);
    return { ...heading, end: next?.start ?? text.length };
  });
}

const plain = (title: string) => title.replace(/\\(.)/g, '$1').replaceAll('`', '');
