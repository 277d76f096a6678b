import type { ThemeConfig } from '@docusaurus/types';
import type { PrismTheme } from 'prism-react-renderer';
import { site } from './site.ts';

const token = (name: string, types: string[]) => ({
  types,
  style: { color: `var(--e-code-${name})` },
});

/** The colours are variables of src/css/code-colours.css, so that one theme serves both modes. */
const codeTheme: PrismTheme = {
  plain: { color: 'var(--e-code-plain)', backgroundColor: 'var(--e-code-background)' },
  styles: [
    token('comment', ['comment', 'prolog', 'doctype', 'cdata']),
    token('keyword', ['keyword', 'tag', 'selector', 'important', 'atrule']),
    token('string', ['string', 'char', 'attr-value', 'inserted', 'regex', 'url']),
    token('number', ['number', 'boolean', 'constant', 'symbol']),
    token('name', ['function', 'class-name', 'property', 'attr-name', 'variable', 'builtin']),
    token('punctuation', ['punctuation', 'operator']),
    token('deleted', ['deleted']),
  ],
};

/** Labels in other languages are in `i18n/<language>/docusaurus-theme-classic`. */
export function themeConfig(): ThemeConfig {
  return {
    colorMode: { respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: true } },
    navbar: {
      title: site.name,
      items: [
        {
          to: '/docs/guide',
          // Both are in one sidebar, and only one of them is where the reader is.
          activeBaseRegex: '/docs/(?!api(?:/|$))',
          position: 'left',
          label: 'Guide',
        },
        { to: '/docs/api', position: 'left', label: 'API reference' },
        ...(site.languages.length > 1 ? [{ type: 'localeDropdown', position: 'right' }] : []),
        { type: 'search', position: 'right' },
      ],
    },
    prism: { theme: codeTheme, darkTheme: codeTheme },
  };
}
