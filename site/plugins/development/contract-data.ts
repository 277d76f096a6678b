import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sourceOf } from '../../versioning/sources.ts';

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
          await run(tsx, join(siteDir, '..', script));
        }
      }
      loaded = true;
    },
  };
}

function run(tsx: string, script: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [tsx, script], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('close', code =>
      code === 0 ? resolve() : reject(new Error(`${script} ended with ${code}.`)),
    );
  });
}
