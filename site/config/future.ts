import type { Config } from '@docusaurus/types';

export const futureFlags: NonNullable<Config['future']> = {
  faster: true,
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: true,
    fasterByDefault: true,
    mdx1CompatDisabledByDefault: true,
    // The specification fixes the storage keys; a namespace would also lose the theme between locales.
    siteStorageNamespacing: false,
  },
};
