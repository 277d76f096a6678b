import {
  type Dictionary,
  decodeDictionary,
  decodeTerms,
  lowerBound,
  type TermBlock,
} from './dictionary.ts';
import {
  type CodedTerms,
  documentShardName,
  type HanData,
  hanShardName,
  type IndexFile,
  type SearchDocument,
  type ShardedIndex,
  type SplitIndex,
  termShardName,
  textShardName,
  type WholeIndex,
} from './index-file.ts';
import { type Alike, type Expansions, expandQuery, type Query } from './query.ts';
import { stem } from './stem.ts';
import { isUnspaced } from './tokenize.ts';

/** So many of the best matches are compared by title; all documents being here, it costs only time. */
const COMPARED = 50;
/** What a query may fetch: first what was written, then what it may become, then what may have been meant. */
const MOST_SPLIT_SHARDS = 8;
/** The same where the documents are apart too. */
const MOST_TERM_SHARDS = 6;

/** What the search asks of an index, whether it is one file or many. */
export interface SearchIndex {
  readonly documentCount: number;
  /** Undefined where the postings already count the length in. */
  readonly lengthClassOf: (document: number) => number | undefined;
  /** How many of the best matches to compare by title. */
  readonly compared: number;
  /** The document, if it is here without being fetched. */
  readonly documentAt: (id: number) => SearchDocument | undefined;
  /** The parts of the dictionary that may contain its words, the last of which is still being typed. */
  readonly loadBlocks: (query: Query) => Promise<readonly TermBlock[]>;
  readonly loadDocuments: (ids: readonly number[]) => Promise<readonly SearchDocument[]>;
  /** The whole text of a document, where it is kept apart from it. */
  readonly loadText: (id: number) => Promise<string | undefined>;
  /** All documents, where they are here without being fetched. */
  readonly documents: readonly SearchDocument[];
  readonly asides: ReadonlySet<string>;
  readonly alike: Alike;
  /** Kept for whoever asks: words by which a question says that it is one. */
  readonly fillers: readonly string[];
  readonly hasNames: boolean;
  /** All words that are not Chinese, where they are here; otherwise none. */
  readonly words: Dictionary;
  /** How Chinese is read, where the index says so. */
  readonly loadHan: () => Promise<HanData | undefined>;
}

const nothing = async () => undefined;

/** Without a document. */
const emptyFile: IndexFile = { documents: [], index: { lengths: '', terms: '', postings: '' } };

export type LoadShard = (name: string) => Promise<unknown>;

export interface OpenOptions {
  /** Fetches and parses the shard of that name; needed only for a sharded index. */
  readonly loadShard?: LoadShard;
}

/** A shard that failed is missing from this answer only: the next query asks for it again. */
function loadOnce(loadShard: LoadShard) {
  const loads = new Map<string, Promise<unknown>>();
  return async <T>(name: string, decode: (content: unknown) => T): Promise<T | undefined> => {
    const begin = async () => decode(await loadShard(name));
    const started = loads.get(name) ?? begin();
    loads.set(name, started);
    try {
      return (await started) as T;
    } catch {
      loads.delete(name);
      return undefined;
    }
  };
}

async function loadTerms(
  load: ReturnType<typeof loadOnce>,
  hash: string,
  shards: Iterable<number>,
): Promise<TermBlock[]> {
  const decode = (content: unknown) => decodeTerms(content as CodedTerms);
  const blocks = await Promise.all(
    Array.from(shards, shard => load(termShardName(hash, shard), decode)),
  );
  return blocks.filter(block => block !== undefined);
}

/** The shard that contains the term, if any does. */
const shardWith = (term: string, firstTerms: readonly string[]) =>
  Math.max(lowerBound(firstTerms, `${term}\0`) - 1, 0);

type Parts = Pick<SearchIndex, 'loadBlocks' | 'loadText' | 'words' | 'loadHan'>;

function partsOfWhole(index: WholeIndex): Parts {
  const block = decodeTerms(index);
  return {
    loadBlocks: async () => [block],
    loadText: nothing,
    words: block,
    loadHan: async () => index.han,
  };
}

/** The dictionary of words is here, so only the shards of terms that are meant are fetched. */
function partsOfSplit(manifest: SplitIndex, loadShard: LoadShard): Parts {
  const firstTerms = decodeDictionary(manifest.firstTerms).terms;
  const words = { ...decodeDictionary(manifest.words), postings: [] };
  const load = loadOnce(loadShard);
  const shardOf = (term: string) => shardWith(term, firstTerms);

  const loadBlocks: SearchIndex['loadBlocks'] = async query => {
    const { words: ofWords, joins } = expandQuery(query, [words]);
    const chosen = new Set<number>();
    const choose = (shard: number) => chosen.size < MOST_SPLIT_SHARDS && chosen.add(shard);
    for (const word of [...unspacedWords(query), ...query.others.flat().filter(isUnspaced)]) {
      let shard = shardOf(word);
      do choose(shard++);
      while (firstTerms[shard]?.startsWith(word));
    }
    for (const part of ['exact', 'related', 'beginning', 'guessed'] as const) {
      for (const expansions of joins) termsOf(expansions, part).map(shardOf).forEach(choose);
      ofWords.forEach((expansions, i) => {
        const shards = termsOf(expansions, part).map(shardOf);
        // One letter begins a tenth of all words, and is followed by a second one at once.
        (query.words[i]!.length > 1 ? shards : shards.slice(0, 1)).forEach(choose);
      });
    }
    return loadTerms(load, manifest.hash, chosen);
  };
  const loadText: SearchIndex['loadText'] = async id => {
    // Below zero it counts from the end of its shard.
    let place = id;
    const shard = manifest.textCounts.findIndex(count => {
      place -= count;
      return place < 0;
    });
    const name = textShardName(manifest.hash, shard);
    const texts = await load(name, content => content as readonly string[]);
    return texts?.at(place);
  };
  const loadHan: SearchIndex['loadHan'] = async () =>
    manifest.han ? load(hanShardName(manifest.hash), content => content as HanData) : undefined;
  return { loadBlocks, loadText, words, loadHan };
}

/** Pairs of characters are in no dictionary here; every other one covers a long query, because they overlap. */
function unspacedWords({ words }: Query): string[] {
  const pairs = words.filter(isUnspaced);
  if (pairs.length <= MOST_SPLIT_SHARDS) return pairs;
  return [...pairs.filter((_, i) => i % 2 === 0), ...pairs.filter((_, i) => i % 2 === 1)];
}

const termsOf = (expansions: Expansions, part: keyof Expansions): string[] =>
  [expansions[part] ?? []].flat().map(({ term }) => term);

/**
 * Which term shards a query is worth: the one that would contain each word, and the one after it for the word still
 * being typed, whose completions may reach over the border. Long queries are thinned, long words first because they
 * are rare, then every other one, because two pairs of Chinese characters overlap.
 */
export function chooseShards(firstTerms: readonly string[], words: readonly string[]): number[] {
  const shardOf = (word: string) => shardWith(word, firstTerms);
  const order = words.map((word, i) => ({ word, i }));
  order.sort((a, b) => b.word.length - a.word.length || (a.i % 2) - (b.i % 2) || a.i - b.i);

  const chosen = new Set<number>();
  for (const { word } of order) {
    if (chosen.size < MOST_TERM_SHARDS) chosen.add(shardOf(word));
  }
  const typing = words.at(-1);
  if (typing !== undefined && chosen.has(shardOf(typing))) {
    const next = shardOf(typing) + 1;
    if (firstTerms[next]?.startsWith(typing)) chosen.add(next);
  }
  return firstTerms.length ? [...chosen] : [];
}

function openShards(manifest: ShardedIndex, loadShard: LoadShard): SearchIndex {
  const { hash, documentCount, documentsPerShard } = manifest;
  const firstTerms = decodeDictionary(manifest.firstTerms).terms;
  const load = loadOnce(loadShard);
  const loadDocument = async (id: number) => {
    const name = documentShardName(hash, Math.floor(id / documentsPerShard));
    const documents = await load(name, content => content as readonly SearchDocument[]);
    return documents?.[id % documentsPerShard];
  };
  return {
    // Nothing else is known of it.
    ...openIndex(),
    documentCount,
    lengthClassOf: () => undefined,
    // Each further one would be a download.
    compared: 0,
    loadBlocks: async ({ joins, words }) => {
      const typed = joins.filter(join => join.typed).map(join => join.term);
      return loadTerms(load, hash, chooseShards(firstTerms, [...typed, ...words]));
    },
    loadDocuments: async ids => {
      const documents = await Promise.all(ids.map(loadDocument));
      return documents.filter(document => document !== undefined);
    },
  };
}

function readAlike(groups: readonly string[] = []): Alike {
  const alike = new Map<string, string[]>();
  for (const group of groups.map(words => words.split(' '))) {
    for (const word of group.map(stem)) alike.set(word, [...(alike.get(word) ?? []), ...group]);
  }
  return alike;
}

export function openIndex(
  { documents: written, index }: IndexFile = emptyFile,
  { loadShard = nothing }: OpenOptions = {},
): SearchIndex {
  if (!('lengths' in index)) return openShards(index, loadShard);
  const documents = written.map((document, i) => {
    const names = index.names?.[i];
    return names ? { ...document, names } : document;
  });
  return {
    documentCount: documents.length,
    lengthClassOf: document => index.lengths.charCodeAt(document) - 48,
    compared: COMPARED,
    documentAt: id => documents[id],
    ...('hash' in index ? partsOfSplit(index, loadShard) : partsOfWhole(index)),
    documents,
    asides: new Set(index.asides),
    alike: readAlike(index.alike),
    fillers: index.fillers ?? [],
    hasNames: !!index.names,
    loadDocuments: async ids => ids.flatMap(id => documents[id] ?? []),
  };
}
