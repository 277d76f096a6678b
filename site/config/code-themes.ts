import type { PrismTheme } from 'prism-react-renderer';

/** Pigments: every token is at least 4.5:1 on the block and on highlighted, added and removed lines. */
interface Palette {
  plain: string;
  background: string;
  comment: string;
  keyword: string;
  string: string;
  number: string;
  name: string;
  punctuation: string;
  deleted: string;
  inserted: string;
}

function codeTheme(p: Palette): PrismTheme {
  return {
    plain: { color: p.plain, backgroundColor: p.background },
    styles: [
      {
        types: ['comment', 'prolog', 'doctype', 'cdata'],
        style: { color: p.comment, fontStyle: 'italic' },
      },
      {
        types: ['keyword', 'atrule', 'selector', 'tag', 'operator', 'request-line', 'important'],
        style: { color: p.keyword },
      },
      { types: ['string', 'char', 'attr-value', 'url', 'regex'], style: { color: p.string } },
      { types: ['number', 'boolean', 'constant', 'symbol', 'builtin'], style: { color: p.number } },
      {
        types: ['function', 'class-name', 'property', 'attr-name', 'variable', 'header-name'],
        style: { color: p.name },
      },
      { types: ['punctuation'], style: { color: p.punctuation } },
      { types: ['deleted'], style: { color: p.deleted } },
      { types: ['inserted'], style: { color: p.inserted } },
    ],
  };
}

export const lightCodeTheme = codeTheme({
  plain: '#16202b',
  background: '#f3f5f6',
  comment: '#56626d',
  keyword: '#8b1e5b',
  string: '#0d6350',
  number: '#8a4206',
  name: '#23479e',
  punctuation: '#46525e',
  deleted: '#a3231f',
  inserted: '#0d6350',
});

export const darkCodeTheme = codeTheme({
  plain: '#e8edf1',
  background: '#151d25',
  comment: '#95a3b0',
  keyword: '#f29bc1',
  string: '#86d3b0',
  number: '#f3b27a',
  name: '#9dbaff',
  punctuation: '#aab6c2',
  deleted: '#ff9d96',
  inserted: '#86d3b0',
});

/** Comments in a sample that mark lines; styled in src/css/code.css. */
export const magicComments = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
  {
    className: 'code-added',
    line: 'added-next-line',
    block: { start: 'added-start', end: 'added-end' },
  },
  {
    className: 'code-removed',
    line: 'removed-next-line',
    block: { start: 'removed-start', end: 'removed-end' },
  },
  {
    className: 'code-focus',
    line: 'focus-next-line',
    block: { start: 'focus-start', end: 'focus-end' },
  },
];
