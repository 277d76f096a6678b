import type { PluginConfig } from '@docusaurus/types';
import { reference } from './api-reference.ts';
import { markdownWords } from './words.ts';

export function plugins(): PluginConfig[] {
  return [
    // Its constructor writes pages, and all constructors end before the docs plugin looks for them.
    ['@easel/reference/plugin', reference],
    [
      '@docusaurus/plugin-content-docs',
      { routeBasePath: 'docs', sidebarPath: './sidebars.ts', breadcrumbs: true },
    ],
    '@docusaurus/plugin-content-pages',
    '@docusaurus/plugin-sitemap',
    './plugins/han-styles/index.ts',
    './plugins/build-info/index.ts',
    ['./plugins/twins/index.ts', { words: markdownWords }],
  ];
}
