import { join } from 'node:path';

/** For watching only: what the pages say is read through the package itself. */
export function contractFolder(siteDir: string): string {
  return join(siteDir, '..', 'contract');
}
