import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './list-kept.ts';

/** Our lock, from which npm takes out what the new packages do not install. Nothing is fetched and nothing installed. */
export function cutLock(folder: string): void {
  cpSync(join(repository, 'package-lock.json'), join(folder, 'package-lock.json'));
  execFileSync('npm', ['install', '--package-lock-only', '--offline', '--ignore-scripts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
