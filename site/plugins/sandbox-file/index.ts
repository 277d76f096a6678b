import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundleFile } from '@easel/sandbox/bundle-file';

const name = 'easel-sandbox.mjs';

/**
 * Publishes the sandbox as one file, once for all languages, so that a reader needs neither Git nor npm to run it, and
 * what `sha256sum --check` reads beside it.
 */
export default function sandboxFile({ i18n }: LoadContext): Plugin {
  return {
    name: 'sandbox-file',
    async postBuild({ outDir }) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      await bundleFile(join(outDir, name));
      const digest = createHash('sha256').update(await readFile(join(outDir, name)));
      await writeFile(
        join(outDir, 'easel-sandbox.sha256.txt'),
        `${digest.digest('hex')}  ${name}\n`,
      );
    },
  };
}
