import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import { type IndexFile, openIndex, type SearchIndex } from '@easel/search';
import written from '@generated/local-search/default/index-tags.json';
import { fetchJson } from '../../fetch-json';

const noDocuments: SearchIndex = openIndex();
const loads = new Map<string, Promise<SearchIndex>>();
const failed = new Set<string>();
const stale = new Set<string>();

/** The version that the reader is in, and all that has no version; only what was written, so that none is missing. */
export function useIndexTags(): string[] {
  const docs = useDocsContextualSearchTags();
  return written.filter(tag => tag === 'default' || docs.includes(tag));
}

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
    return await fetchIndex(address);
  } catch {
    failed.add(address);
    dispatchEvent(new Event('loadfailed'));
    return noDocuments;
  }
}

async function fetchIndex(address: string): Promise<SearchIndex> {
  const file = await fetchJson<IndexFile>(`${address}.json`);
  const loadShard = (name: string) =>
    fetchJson(`${address}/${name}.json`).catch(error => {
      stale.add(address);
      throw error;
    });
  return openIndex(file, { loadShard });
}

/**
 * A part that is gone may belong to an earlier build: its index is fetched again. One that cannot be had leaves the old one
 * in its place, which still answers from the parts it has. True if it is worth asking again.
 */
export async function renewIndexes(): Promise<boolean> {
  const addresses = [...stale];
  stale.clear();
  const renew = async (address: string) =>
    loads.set(address, Promise.resolve(await fetchIndex(address)));
  const renewals = await Promise.allSettled(addresses.map(renew));
  return renewals.some(({ status }) => status === 'fulfilled');
}
