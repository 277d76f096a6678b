import type { Config } from '@docusaurus/types';
import { lastChanged } from './last-changed.ts';

export const futureFlags: NonNullable<Config['future']> = {
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
    gitEagerVcs: true,
  },
  experimental_vcs: lastChanged,
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: true,
    fasterByDefault: true,
    mdx1CompatDisabledByDefault: true,
    // The storage keys are required as they are; a namespace would also lose the theme between languages.
    siteStorageNamespacing: false,
  },
};
