import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type IndexFile, openIndex, type Section } from '@easel/search';
import type { Locale } from '../site-test.ts';
import { indexTags, readBuilt } from './built-files.ts';
import { classQueries } from './class-queries.ts';

/** The built pages and the queries of readers in the form of search/bench, for the engines there. */
export async function exportCorpus(locale: Locale, folder: string): Promise<void> {
  const sections = await builtSections(locale);
  const queries = (['development', 'held-out'] as const).flatMap(list =>
    classQueries(locale, list).map(({ query, class: cls, accept }) => ({
      cls,
      q: query,
      accept: sections.flatMap(({ id, sectionRoute }) =>
        accept.some(pattern => pattern.test(sectionRoute.replace(/^\/zh(?=\/)/, ''))) ? [id] : [],
      ),
    })),
  );
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: unknown) =>
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(content));
  write(`${locale}-site`, sections);
  write(`q-${locale}-site`, queries);
}

async function builtSections(locale: Locale): Promise<(Section & { id: number })[]> {
  const ofTags = indexTags.map(async tag => {
    const file = readBuilt(locale, `search-index-${tag}.json`) as IndexFile;
    const index = openIndex(file, {
      loadShard: async shard => readBuilt(locale, `search-index-${tag}/${shard}.json`),
    });
    return Promise.all(
      index.documents.map(async ({ id, ...document }) => ({
        ...document,
        content: (await index.loadText(id)) ?? document.content,
      })),
    );
  });
  // A right address is told to other engines by its place in the list.
  return (await Promise.all(ofTags)).flat().map((section, id) => ({ id, ...section }));
}
