import type { PluginConfig } from '@docusaurus/types';
import { apiReference } from './api-reference.ts';
import { contractTablesStep } from './contract-tables.ts';
import { inLocale } from './current-locale.ts';
import { glossaryStep } from './glossary.ts';
import { journeyFolders, journeysStep } from './journeys.ts';
import { pageImportsStep } from './page-imports.ts';
import { sampleFolders, samplesStep } from './samples.ts';
import { repositoryUrl } from './site-identity.ts';
import { sitemapItems } from './sitemap-items.ts';

const editUrl = `${repositoryUrl}/edit/main/site`;

export function plugins(): PluginConfig[] {
  return [
    // Before the docs plugin, which finds the pages that it writes.
    ['./plugins/api-reference/index.ts', apiReference],
    [
      '@docusaurus/plugin-content-docs',
      {
        sidebarPath: './sidebars.ts',
        routeBasePath: 'docs',
        editUrl,
        editLocalizedFiles: true,
        tags: 'tags.yml',
        onInlineTags: 'throw',
        beforeDefaultRemarkPlugins: [
          contractTablesStep(),
          glossaryStep(),
          samplesStep(),
          journeysStep(),
          pageImportsStep(),
        ],
        versions: { current: { label: 'Next', banner: 'none', badge: false } },
      },
    ],
    [
      '@docusaurus/plugin-content-blog',
      {
        routeBasePath: 'blog',
        blogTitle: inLocale({ en: 'Blog', zh: '博客' }),
        blogDescription: inLocale({
          en: 'How the Easel documentation is built, tested and written, by the people who do it.',
          zh: 'Easel 文档怎么写、怎么测、怎么维护两种语言，由做这件事的人来讲。',
        }),
        blogSidebarTitle: inLocale({ en: 'All posts', zh: '全部文章' }),
        blogSidebarCount: 'ALL',
        showReadingTime: true,
        authorsMapPath: 'authors.yml',
        tags: 'tags.yml',
        onInlineTags: 'throw',
        onInlineAuthors: 'throw',
        onUntruncatedBlogPosts: 'throw',
        editUrl,
        editLocalizedFiles: true,
        feedOptions: {
          type: 'all',
          title: inLocale({ en: 'Easel blog', zh: 'Easel 博客' }),
          copyright: '© 2026 Easel',
        },
      },
    ],
    ['@docusaurus/plugin-content-pages', { editUrl, editLocalizedFiles: true }],
    [
      './plugins/samples/index.ts',
      { ...sampleFolders, named: { home: { task: 'text-to-image' } } },
    ],
    ['./plugins/journeys/index.ts', { journeysDir: journeyFolders.journeysDir }],
    './plugins/static-markup/index.ts',
    './plugins/latest-posts/index.ts',
    './plugins/lean-highlighting/index.ts',
    './plugins/signing-vectors/index.ts',
    './plugins/islands/index.ts',
    './plugins/lean-infima/index.ts',
    './plugins/og-images/index.ts',
    ['@docusaurus/plugin-sitemap', { lastmod: null, createSitemapItems: sitemapItems }],
  ];
}
