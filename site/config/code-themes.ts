import type { PrismTheme } from 'prism-react-renderer';

/** The colours are variables of src/css/code-colours.css, so that one markup serves both colour modes. */
export const codeTheme: PrismTheme = {
  plain: { color: 'var(--e-code-plain)', backgroundColor: 'var(--e-code-background)' },
  styles: [],
};

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
