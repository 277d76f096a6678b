import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

/** Measuring tools have locks of their own, so that readers of the root lock need not install them. A lock that nobody installs goes stale unseen. */
const locks = execFileSync('git', ['ls-files', '*/package-lock.json'], { encoding: 'utf8' });
for (const lock of locks.trim().split('\n')) {
  console.log(`npm ci in ${dirname(lock)}`);
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: dirname(lock),
    stdio: 'inherit',
  });
}
