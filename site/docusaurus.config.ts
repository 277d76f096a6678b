import type { Config } from '@docusaurus/types';
import { futureFlags } from './config/future.ts';
import { headTags } from './config/head-tags.ts';
import { plugins } from './config/plugins.ts';
import { search } from './config/search.ts';
import { i18n, markdown, siteIdentity } from './config/site.ts';
import { themeConfig } from './config/theme.ts';

/** A table of contents: every entry is a file in config/. */
export default function createConfig(): Config {
  return {
    ...siteIdentity(),
    i18n,
    future: futureFlags,
    headTags: headTags(),
    markdown,
    plugins: plugins(),
    themes: [
      ['@docusaurus/theme-classic', { customCss: './src/css/index.css' }],
      // After the classic theme, whose empty search box it fills.
      ['@easel/search/docusaurus', search],
    ],
    clientModules: [
      './src/client/clean-hash.ts',
      './src/client/late-fonts.ts',
      './src/client/late-styles.ts',
      './src/client/page-menu.ts',
      './src/client/progress-bar.ts',
      './src/client/refuse-long-paste.ts',
      './src/client/show-new-announcement.ts',
      './remark/contract-tables/tables.css',
    ],
    themeConfig: themeConfig(),

    // Trailing slashes stay as written: /docs/intro, but /docs/workflow/.
    trailingSlash: undefined,
    titleDelimiter: '·',
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    // Its inline script would need a second CSP hash.
    baseUrlIssueBanner: false,
  };
}
