import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { languages, sourceLanguage } from '../../i18n/languages.ts';

/**
 * What the build of a language was made from, and how a page that was opened before finds out that there is a newer one
 * (`static/recover.js`). At the root also what a server has to know: `deploy/` reads it.
 */
export default function buildInfo(
  { siteDir, siteConfig, i18n }: LoadContext,
  { consoles, connect }: { consoles: string[]; connect: string[] },
): Plugin {
  return {
    name: 'build-info',
    async postBuild({ outDir }) {
      const lock = readFileSync(path.join(siteDir, '../package-lock.json'));
      const scripts = readdirSync(path.join(outDir, 'assets/js'));
      const info = {
        commit: commitOf(siteDir),
        lock: `sha256-${createHash('sha256').update(lock).digest('base64')}`,
        node: process.version,
        // It knows the names of all others, so its own tells a page whether it is of this build.
        script: scripts.find(name => name.startsWith('runtime~main.')),
        ...(i18n.currentLocale === i18n.defaultLocale && {
          base: siteConfig.baseUrl,
          languages: languages.map(({ code }) => (code === sourceLanguage.code ? '' : `${code}/`)),
          consoles,
          connect,
        }),
      };
      await writeFile(path.join(outDir, 'build.json'), `${JSON.stringify(info, null, 2)}\n`);
    },
  };
}

/** Outside a clone, as in a container, whoever builds says it. */
function commitOf(folder: string): string {
  if (process.env.COMMIT) return process.env.COMMIT;
  return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim();
}
