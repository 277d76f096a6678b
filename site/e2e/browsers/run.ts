import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** `--engine firefox` means both of its languages; everything else goes to the runner as it is. */
const args = process.argv.slice(2).flatMap((arg, index, all) => {
  if (all[index - 1] === '--engine') return [`--project=${arg}-en`, `--project=${arg}-zh`];
  return arg === '--engine' ? [] : [arg];
});
const { status } = spawnSync(
  process.execPath,
  [
    createRequire(import.meta.url).resolve('@playwright/test/cli'),
    'test',
    '--config=e2e/browsers/playwright.config.ts',
    ...args,
  ],
  { cwd: fileURLToPath(new URL('../..', import.meta.url)), stdio: 'inherit' },
);
process.exitCode = status ?? 1;
