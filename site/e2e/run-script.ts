import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { tsx } from './run-node.ts';

/** Docusaurus loads the site's own code in a way that Playwright does not; tsx reads both. */
export function runScript(script: URL, ...args: string[]): string {
  return execFileSync(process.execPath, [tsx, fileURLToPath(script), ...args], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
}
