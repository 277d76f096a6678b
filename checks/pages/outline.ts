import { components } from './components.ts';
import { headings } from './headings.ts';
import type { Page } from './read-page.ts';

export interface Part {
  line: number;
  what: string;
}

/** Attributes that a reader reads; the others say which thing is meant. */
const wording = new Set(['title', 'label', 'alt', 'caption', 'summary', 'aria-label']);

/** What a page is built of, from top to bottom, without its words. */
export function outline(page: Page): Part[] {
  return [
    ...headings(page.prose).map(({ line, level, id }) => ({
      line,
      what: `${'#'.repeat(level)} ${id ?? ''}`,
    })),
    ...components(page.prose).map(({ line, name, attributes }) => ({
      line,
      what: `<${[name, ...[...attributes].filter(([key]) => !wording.has(key)).map(([key, value]) => `${key}="${value}"`)].join(' ')}>`,
    })),
    ...page.prose.flatMap(({ number, text }) => {
      const kind = /^\s*:::+([a-z]+)/.exec(text)?.[1];
      return kind ? [{ line: number, what: `:::${kind}` }] : [];
    }),
    ...page.codeBlocks.map(({ number, language }) => ({ line: number, what: `code ${language}` })),
    ...tables(page),
    ...page.prose.flatMap(({ number, text }) =>
      [...text.matchAll(/!\[[^\]]*\]\(([^)\s]+)/g)].map(([, image]) => ({
        line: number,
        what: `image ${image}`,
      })),
    ),
  ].sort((a, b) => a.line - b.line);
}

function tables({ prose }: Page): Part[] {
  const isRow = (text = '') => /^\s*\|.*\|\s*$/.test(text);
  return prose.flatMap(({ number, text }, start) => {
    if (!isRow(text) || isRow(prose[start - 1]?.text)) return [];
    const after = prose.slice(start).findIndex(line => !isRow(line.text));
    const rows = (after === -1 ? prose.length - start : after) - 2;
    return [{ line: number, what: `a table of ${rows} rows` }];
  });
}
