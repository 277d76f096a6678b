import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sourceOf } from '../../versioning/sources.ts';

const run = promisify(execFile);

/** While somebody writes, the sandbox of the page follows the contract: what `npm run generate` does, again. */
export default function contractData({ siteDir }: LoadContext): Plugin {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  let loaded = false;
  return {
    name: 'contract-data',
    getPathsToWatch: () => [`${sourceOf('contract', undefined)}/**/*.yaml`],
    async loadContent() {
      if (loaded) {
        for (const script of ['contract/generate.ts', 'sandbox/generate.ts']) {
          await run(process.execPath, [tsx, join(siteDir, '..', script)]);
        }
      }
      loaded = true;
    },
  };
}
