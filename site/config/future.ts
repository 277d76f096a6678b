import type { Config } from '@docusaurus/types';

export const futureFlags: NonNullable<Config['future']> = {
  faster: true,
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: true,
    fasterByDefault: true,
    mdx1CompatDisabledByDefault: true,
    // The storage keys are required as they are; a namespace would also lose the theme between languages.
    siteStorageNamespacing: false,
  },
};
