import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listVersions, repositoryPath, translationsOf, versionFolder } from './sources.ts';

export interface ShownSources {
  folder: string;
  /** Which of its files a page may show, by their paths in the folder. */
  shown: (name: string) => boolean;
  /** What the folder of a language has beside them, files or folders. */
  texts: string[];
}

/**
 * Changes with any file that a page may show: a source, its texts in the language, all that was cut. As an option of a
 * remark step it keeps Docusaurus from serving an old page from its cache, and it is asked for where nothing can wait.
 */
export function sourcesDigest({ folder, shown, texts }: ShownSources, locale: string): string {
  const files = [
    ...filesIn(folder).filter(file => shown(relative(folder, file))),
    ...texts.flatMap(name => filesIn(join(translationsOf(locale, undefined), name))),
    ...listVersions().flatMap(version => filesIn(versionFolder(version))),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(repositoryPath(file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .sort()
    .map(name => join(path, name))
    .filter(file => statSync(file).isFile());
}
