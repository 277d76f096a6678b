import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundleFile } from '@easel/sandbox/bundle-file';

/** Publishes the sandbox as one file, once for all languages, so that a reader needs neither Git nor npm to run it. */
export default function sandboxFile({ i18n }: LoadContext): Plugin {
  return {
    name: 'sandbox-file',
    async postBuild({ outDir }) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      await bundleFile(join(outDir, 'easel-sandbox.mjs'));
    },
  };
}
