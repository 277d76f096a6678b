import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Plugins are loaded by the engine in a way of its own, which the test runner's is not; tsx reads both. */
export function runScript(name: string, ...args: string[]): string {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  const script = fileURLToPath(new URL(`./${name}`, import.meta.url));
  return execFileSync(process.execPath, [tsx, script, ...args], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
}
