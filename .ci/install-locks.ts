import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

/** Measuring tools have locks of their own, so that readers of the root lock need not install them. A lock that nobody installs goes stale unseen. */
const locks = execFileSync('git', ['ls-files', '*/package-lock.json'], { encoding: 'utf8' });
/** Nothing in CI runs these, and no type is read from them: their locks are only asked whether they fit. */
const unused = ['reference/comparison'];

for (const lock of locks.trim().split('\n')) {
  const folder = dirname(lock);
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (unused.includes(folder)) args.push('--dry-run');
  console.log(`npm ${args.join(' ')} in ${folder}`);
  execFileSync('npm', args, { cwd: folder, stdio: 'inherit' });
}
