import { type IndexFile, openIndex, type SearchIndex } from '@easel/search';

const noDocuments: SearchIndex = openIndex({
  documents: [],
  index: { lengths: '', terms: '', postings: '' },
});
const loads = new Map<string, Promise<SearchIndex>>();
const failed = new Set<string>();

/** An index that cannot be had is an empty one, until the dialog is opened the next time. */
export function loadIndexes(baseUrl: string, tags: readonly string[]): Promise<SearchIndex[]> {
  return Promise.all(
    tags.map(tag => {
      const address = `${baseUrl}search-index-${tag}`;
      const load = loads.get(address) ?? loadIndex(address);
      loads.set(address, load);
      return load;
    }),
  );
}

export function forgetFailures(): void {
  for (const address of failed) loads.delete(address);
  failed.clear();
}

async function loadIndex(address: string): Promise<SearchIndex> {
  try {
    const file = (await fetchJson(`${address}.json`)) as IndexFile;
    return openIndex(file, { loadShard: name => fetchJson(`${address}/${name}.json`) });
  } catch {
    failed.add(address);
    return noDocuments;
  }
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
