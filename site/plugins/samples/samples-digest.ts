import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const shown =
  /^(languages[.]yaml|generated\/report[.]json|clients\/.*|[^/]+\/(sample[.]yaml|[^/]+[.](sh|mjs|py|go|java|php)))$/;

/** Synchronous, because the configuration of the engine asks for it. */
export function samplesDigest(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = join(folder, name);
    if (shown.test(name) && statSync(file).isFile()) hash.update(name).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
