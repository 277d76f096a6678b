import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { Kind } from './section-start.ts';

/** What a document says about itself, in a file beside it: `name.mdx`, `name.sections.json`. */
export interface GivenPage {
  /** Of equal matches those on pages of lower rank are shown first. Pages that say nothing come before all. */
  rank: number;
  /** Other names of the page. */
  aliases: string[];
  /** The first is the page itself. */
  sections: { title: string; anchor?: string; kind: Kind; text: string }[];
}

/** Route of a page → what it says about itself. */
export type GivenPages = Map<string, GivenPage>;

const fileOf = (folder: string, locale: string) => path.join(folder, `${locale}.json`);

/** Kept in a file: each language is built by itself, and the last one writes the indexes of all. */
export async function recordGiven(
  folder: string,
  locale: string,
  siteDir: string,
  allContent: AllContent,
): Promise<void> {
  const docs = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<
    string,
    LoadedContent
  >;
  const files = Object.values(docs)
    .flatMap(({ loadedVersions }) => loadedVersions.flatMap(version => version.docs))
    .map(({ permalink, source }) => [
      permalink,
      source.replace('@site', siteDir).replace(/\.mdx?$/, '.sections.json'),
    ])
    .filter(([, file = '']) => existsSync(file));
  await mkdir(folder, { recursive: true });
  await writeFile(fileOf(folder, locale), JSON.stringify(Object.fromEntries(files)));
}

export async function readGiven(folder: string, locale: string): Promise<GivenPages> {
  const files: Record<string, string> = JSON.parse(await readFile(fileOf(folder, locale), 'utf8'));
  const pages = Object.entries(files).map(
    async ([route, file]) => [route, JSON.parse(await readFile(file, 'utf8'))] as const,
  );
  return new Map(await Promise.all(pages));
}
