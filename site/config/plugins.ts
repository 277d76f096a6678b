import type { PluginConfig } from '@docusaurus/types';
import { languageTag } from '../i18n/languages.ts';
import { alsoInHead } from './also-in-head.ts';
import { apiReference, reference } from './api-reference.ts';
import { remarkSteps } from './remark.ts';
import { shareCards } from './share-cards.ts';
import { apiHosts, currentLocale, repositoryUrl, siteMessages } from './site.ts';
import { sitemapItems } from './sitemap-items.ts';
import { linkTwin, sampleFences, twinWords } from './twins.ts';

const editUrl = `${repositoryUrl}/edit/main/site`;

export function plugins(): PluginConfig[] {
  const { blog, manifest } = siteMessages();
  return [
    // Its constructor writes pages, and all constructors end before the docs plugin looks for them.
    ['@easel/reference/plugin', reference],
    [
      '@docusaurus/plugin-content-docs',
      {
        sidebarPath: './sidebars.ts',
        routeBasePath: 'docs',
        editUrl,
        editLocalizedFiles: true,
        showLastUpdateTime: true,
        tags: 'tags.yml',
        onInlineTags: 'throw',
        beforeDefaultRemarkPlugins: remarkSteps(),
        // Addresses of the docs are those of the contract as it is now; older ones are under their version.
        lastVersion: 'current',
        versions: { current: { label: 'Next', banner: 'none', badge: false } },
      },
    ],
    [
      '@docusaurus/plugin-content-blog',
      {
        routeBasePath: 'blog',
        blogTitle: blog.title,
        blogDescription: blog.description,
        blogSidebarTitle: blog.allPosts,
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
          title: blog.feed,
          language: languageTag(currentLocale()),
          copyright: '© 2026 Easel',
        },
      },
    ],
    ['@docusaurus/plugin-content-pages', { editUrl, editLocalizedFiles: true }],
    ['./plugins/samples/index.ts', { named: { home: { task: 'text-to-image' } } }],
    './plugins/static-markup/index.ts',
    './plugins/contract-files/index.ts',
    ['./plugins/change-feeds/index.ts', { page: apiReference.changeLog }],
    './plugins/collection-files/index.ts',
    './plugins/home-page/index.ts',
    './plugins/lean-data/index.ts',
    './plugins/lean-highlighting/index.ts',
    './plugins/signing-vectors/index.ts',
    './plugins/sandbox-file/index.ts',
    './plugins/client-files/index.ts',
    './plugins/assistant-rules/index.ts',
    './plugins/islands/index.ts',
    './plugins/page-assets/index.ts',
    './plugins/paint-first/index.ts',
    './plugins/translations/index.ts',
    './plugins/development/page-sources.ts',
    './plugins/development/contract-data.ts',
    './plugins/development/configuration.ts',
    './plugins/post-css/index.ts',
    './plugins/reproducible-build/index.ts',
    './plugins/bill-of-materials/index.ts',
    ['./plugins/well-known/index.ts', { contact: `${repositoryUrl}/security` }],
    [
      './plugins/build-info/index.ts',
      { consoles: [apiReference.route.slice(1)], connect: apiHosts },
    ],
    ['./plugins/og-images/index.ts', { ...shareCards(), alsoInHead, alsoInBody: linkTwin }],
    ['./plugins/twins/index.ts', { words: twinWords, fences: sampleFences }],
    ['./plugins/web-manifest/index.ts', manifest],
    ['@docusaurus/plugin-sitemap', { lastmod: 'date', createSitemapItems: sitemapItems }],
  ];
}
