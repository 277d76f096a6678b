import { excerptAround, openIndex, type SearchIndex, type SearchResult } from '@easel/search';
import { askIndexes } from '@easel/search/docusaurus/theme/SearchBar/Dialog/ask-indexes.ts';
import { z } from 'zod';
import type { SearchFiles } from '../library.ts';
import { pathOf } from '../pages.ts';
import { defineTool, editionIn, type LanguageChoice } from '../tool.ts';

const opened = new WeakMap<SearchFiles, SearchIndex[]>();

export function openIndexes(files: SearchFiles): SearchIndex[] {
  const known =
    opened.get(files) ??
    Object.entries(files.indexes).map(([tag, file]) =>
      openIndex(file, { loadShard: async shard => files.shards[`${tag}/${shard}`] }),
    );
  opened.set(files, known);
  return known;
}

export const search = (language: LanguageChoice) =>
  defineTool({
    name: 'search',
    title: 'Search the documentation',
    description: `Searches Easel's documentation: guides, API reference (operations, fields, allowed values), error codes, glossary, cookbook and blog. Takes a question, words, a field name such as hrScale, or a code such as QUEUE_FULL. Answers with at most 8 places, best first; give the \`page\` and \`section\` of one to read_page. \`nearest: true\` means that nothing really fits.`,
    input: z.strictObject({
      query: z.string().min(1).max(300).describe('What you look for, in either language.'),
      limit: z.number().int().min(1).max(8).default(6).describe('How many places to answer with.'),
      language,
    }),
    async run({ query, limit, language }, bench) {
      const indexes = openIndexes(editionIn(bench, language).search);
      const { results, understood, nearest } = await askIndexes(indexes, query);
      const { languages } = bench.library.site;
      const places = await Promise.all(
        results.slice(0, limit).map(result => describe(result, languages)),
      );
      return {
        data: {
          results: places,
          ...(understood && { understood }),
          ...(nearest && { nearest }),
          ...(places.length === 0 && {
            next: 'Nothing was found. Use fewer or other words, or get_operation without arguments for a list of operations.',
          }),
        },
      };
    },
  });

async function describe(result: SearchResult, languages: readonly string[]) {
  const { title, pageTitle, sectionRoute, kind, type, content } = result.document;
  const text = (await result.loadText()) ?? content;
  const [, section] = sectionRoute.split('#');
  return {
    title,
    ...(title !== pageTitle && { on: pageTitle }),
    kind: kind || type,
    page: pathOf(sectionRoute, languages),
    ...(section && { section }),
    text: excerptAround(text, result.terms).text,
  };
}
