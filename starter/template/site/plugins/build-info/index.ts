import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { consoleOrigins } from '../../config/servers.ts';
import { basePath, languageFolder, site } from '../../config/site.ts';

/** What `deploy/` has to know of a build: `connect` are the other origins that pages may send requests to. */
export default function buildInfo({ i18n }: LoadContext): Plugin {
  return {
    name: 'build-info',
    async postBuild({ outDir }) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const languages = site.languages.map(languageFolder);
      const info = {
        base: basePath,
        languages,
        consoles: [],
        connect: await consoleOrigins(),
      };
      await writeFile(join(outDir, 'build.json'), `${JSON.stringify(info, null, 2)}\n`);
    },
  };
}
