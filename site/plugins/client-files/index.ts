import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { takeRegion } from '../../remark/samples/take-region.ts';
import { listGoModule } from './go-module.ts';

/** Whoever copies it from a page has the same file. */
const asShown = (file: string) => `${takeRegion(file).trimEnd()}\n`;

/**
 * Publishes the client files at /clients, once for all languages, with what `sha256sum --check` reads: a reader who
 * keeps one can tell whether it is the one of today. Below /clients/go is the Go client once more, as a package.
 */
export default function clientFiles({ siteDir, i18n }: LoadContext): Plugin {
  const source = join(siteDir, '../samples/clients');
  return {
    name: 'client-files',
    async postBuild({ outDir }) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const names = (await readdir(source)).sort();
      const files = new Map<string, string>();
      for (const name of names)
        files.set(name, asShown(await readFile(join(source, name), 'utf8')));
      for (const [name, file] of listGoModule(files.get('easel.go')!)) files.set(name, file);
      const folder = join(outDir, 'clients');
      await mkdir(join(folder, 'go'), { recursive: true });
      const sums: string[] = [];
      for (const [name, file] of files) {
        sums.push(`${createHash('sha256').update(file).digest('hex')}  ${name}\n`);
        await writeFile(join(folder, name), file);
      }
      await writeFile(join(folder, 'sha256sums.txt'), sums.join(''));
    },
  };
}
