import type { Config } from '@docusaurus/types';
import { plugins } from './config/plugins.ts';
import { search } from './config/search.ts';
import { basePath, i18n, site } from './config/site.ts';
import { themeConfig } from './config/theme.ts';
import { tagline } from './config/words.ts';

/** A table of contents: every entry is a file in config/. */
export default function createConfig(): Config {
  return {
    title: site.name,
    tagline: tagline(),
    url: new URL(site.url).origin,
    baseUrl: basePath,
    favicon: 'img/favicon.svg',
    i18n,
    future: {
      // All of it, but for the minifier of HTML, which leaves out closing tags: simple parsers read these pages, too.
      faster: {
        swcJsLoader: true,
        swcJsMinimizer: true,
        swcHtmlMinimizer: false,
        lightningCssMinimizer: true,
        rspackBundler: true,
        rspackPersistentCache: true,
        mdxCrossCompilerCache: true,
        ssgWorkerThreads: true,
      },
      v4: {
        removeLegacyPostBuildHeadAttribute: true,
        useCssCascadeLayers: true,
        mdx1CompatDisabledByDefault: true,
      },
    },
    markdown: { format: 'mdx', emoji: false },
    // The document is published as it is.
    staticDirectories: ['static', 'api'],
    plugins: plugins(),
    themes: [
      ['@docusaurus/theme-classic', { customCss: './src/css/index.css' }],
      // After the classic theme, whose empty search box it fills.
      ['@easel/search/docusaurus', search],
    ],
    clientModules: ['./src/client/clean-hash.ts', './src/client/progress-bar.ts'],
    themeConfig: themeConfig(),
    titleDelimiter: '·',
    // A document may have links that lead nowhere. Say `throw` when yours has none.
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    // Its inline script would need a second hash in the policy.
    baseUrlIssueBanner: false,
  };
}
