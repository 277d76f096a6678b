import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Publishes the signing vectors at /signing-vectors, once for both languages: their address stands in other
 * people's test suites. The lab takes the throw-away keys from there as well.
 */
export default function signingVectors({ siteDir, i18n }: LoadContext): Plugin {
  return {
    name: 'signing-vectors',
    async postBuild({ outDir }) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const source = path.join(siteDir, '../signing/vectors');
      await cp(source, path.join(outDir, 'signing-vectors'), { recursive: true });
    },
  };
}
