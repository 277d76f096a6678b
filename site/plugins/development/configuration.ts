import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Docusaurus watches the file of the configuration and the folder of the language, and not what the configuration
 * imports; a change there counts as one of the file.
 */
export default function configuration({ siteDir }: LoadContext): Plugin {
  let loaded = false;
  return {
    name: 'configuration',
    getPathsToWatch: () => ['config/**/*.ts', 'i18n/languages.ts'],
    async loadContent() {
      if (loaded) await utimes(join(siteDir, 'docusaurus.config.ts'), new Date(), new Date());
      loaded = true;
    },
  };
}
