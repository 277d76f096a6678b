import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type IndexFile, openIndex, type SearchIndex } from '@easel/search';
import type { ReaderNames } from '@easel/search/docusaurus';
import { askIndexes } from '@easel/search/docusaurus/theme/SearchBar/Dialog/ask-indexes.ts';
import { writeIndexes } from '@easel/search/docusaurus/write-indexes.ts';
import { beforeAll, expect, it } from 'vitest';
import { readerNames } from '../../config/reader-names.ts';
import { search } from '../../config/search.ts';
import type { Locale } from '../site-test.ts';
import { builtDocuments, builtSite, indexTags } from './built-files.ts';

/** The whole of what a writer does: a name that nobody has, given to a place in the file of each language. */
const added: Record<Locale, { name: string; place: string }> = {
  en: { name: 'flurbling the wibbet', place: 'docs/basic/img2img#upscale' },
  zh: { name: '魑魅放图术', place: 'docs/basic/img2img#upscale' },
};
/** Words that nobody says, given as such to one of ours. */
const alike: Record<Locale, { ours: string; theirs: string }> = {
  en: { ours: 'sampler', theirs: 'zworgle' },
  zh: { ours: '签名', theirs: '魍魉' },
};
let target = '';

beforeAll(async () => {
  target = await mkdtemp(path.join(tmpdir(), 'reader-names-'));
  const withOneMore = async (locale: string): Promise<ReaderNames> => {
    const given = await readerNames(locale);
    const { name, place } = added[locale as Locale];
    return {
      ...given,
      alike: [...(given.alike ?? []), Object.values(alike[locale as Locale])],
      places: { ...given.places, [place]: [...(given.places?.[place] ?? []), name] },
    };
  };
  await writeIndexes(builtSite, { ...search, readerNames: withOneMore }, target);
});

const openWritten = (locale: Locale): SearchIndex[] =>
  indexTags.map(tag => {
    const read = (name: string) =>
      JSON.parse(readFileSync(path.join(target, locale === 'zh' ? 'zh' : '', name), 'utf8'));
    return openIndex(read(`search-index-${tag}.json`) as IndexFile, {
      loadShard: async shard => read(`search-index-${tag}/${shard}.json`),
    });
  });

for (const locale of ['en', 'zh'] as Locale[]) {
  it(`${locale}: a name that is added to the file is found after a build`, async () => {
    const { name, place } = added[locale];
    const { results } = await askIndexes(openWritten(locale), name);
    expect(results[0]?.document.sectionRoute).toBe(`${locale === 'zh' ? '/zh' : ''}/${place}`);
  });

  it(`${locale}: a word that is said to mean the same finds what ours finds`, async () => {
    const { ours, theirs } = alike[locale];
    const { results, understood } = await askIndexes(openWritten(locale), theirs);
    expect(understood).toBeUndefined();
    const { title, names = [] } = results[0]!.document;
    expect([title, ...names].join(' ').toLowerCase()).toContain(ours);
  });

  it(`${locale}: every place that is given a name exists`, async () => {
    const known = new Set(
      builtDocuments(locale).map(({ sectionRoute }) =>
        sectionRoute.replace(/^\/(?:zh\/)?/, '').replace(/\/(?=#|$)/, ''),
      ),
    );
    const { places = {} } = await readerNames(locale);
    expect(Object.keys(places).filter(place => !known.has(place))).toEqual([]);
    expect(Object.keys(places).length).toBeGreaterThan(100);
  });
}

it('an English name is found on the Chinese pages', async () => {
  const { name, place } = added.en;
  const { results } = await askIndexes(openWritten('zh'), name);
  expect(results[0]?.document.sectionRoute).toBe(`/zh/${place}`);
});
