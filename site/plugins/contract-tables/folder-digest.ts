import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listVersions, versionFolder } from '../../versioning/sources.ts';

/** Changes with any file that a page may show. Synchronous, because the configuration of Docusaurus asks for it. */
export function folderDigest(folder: string, shown: (name: string) => boolean): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = join(folder, name);
    if (shown(name) && statSync(file).isFile()) hash.update(name).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Of all that was cut; versions do not change, but one may be added or taken away. */
export function versionsDigest(): string {
  return listVersions()
    .map(version => folderDigest(versionFolder(version), () => true))
    .join('');
}
