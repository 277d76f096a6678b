import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { basePath, languageFolder, site } from '../../config/site.ts';

/** What `deploy/` has to know of a build. Pages send no requests to other origins; name those that they may in `connect`. */
export default function buildInfo({ i18n }: LoadContext): Plugin {
  return {
    name: 'build-info',
    async postBuild({ outDir }) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const languages = site.languages.map(languageFolder);
      const info = { base: basePath, languages, consoles: [], connect: [] };
      await writeFile(join(outDir, 'build.json'), `${JSON.stringify(info, null, 2)}\n`);
    },
  };
}
