import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Docusaurus loads the site's own code in a way that Playwright does not; tsx reads both. */
export function runScript(script: URL, ...args: string[]): string {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  return execFileSync(process.execPath, [tsx, fileURLToPath(script), ...args], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
}
