import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

/** One index for each version of the docs, and one for all that has no version. */
export function listTags(allContent: AllContent): string[] {
  return [
    'default',
    ...Object.entries(loadedDocs(allContent)).flatMap(([id, { loadedVersions }]) =>
      loadedVersions.map(({ versionName }) => `docs-${id}-${versionName}`),
    ),
  ];
}

/** Route of a document → the file it is written in. */
export type DocumentFiles = Map<string, string>;

/** Kept in a file: each language is built by itself, and the last one writes the indexes of all. */
export async function recordDocuments(
  folder: string,
  locale: string,
  siteDir: string,
  allContent: AllContent,
): Promise<void> {
  const files = Object.values(loadedDocs(allContent))
    .flatMap(({ loadedVersions }) => loadedVersions.flatMap(version => version.docs))
    .map(({ permalink, source }) => [permalink, source.replace('@site', siteDir)]);
  await mkdir(folder, { recursive: true });
  await writeFile(recordOf(folder, locale), JSON.stringify(Object.fromEntries(files)));
}

export async function readDocuments(folder: string, locale: string): Promise<DocumentFiles> {
  return new Map(Object.entries(JSON.parse(await readFile(recordOf(folder, locale), 'utf8'))));
}

/** Beside what Docusaurus generates, for as long as that is kept. */
export const documentsFolder = (generatedFilesDir: string): string =>
  path.join(generatedFilesDir, 'local-search', 'documents');

const recordOf = (folder: string, locale: string) => path.join(folder, `${locale}.json`);

const loadedDocs = (allContent: AllContent) =>
  (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>;
