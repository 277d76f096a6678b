import { contentHash } from './content-hash.ts';
import { encodeDictionary } from './front-coding.ts';
import {
  type CodedTerms,
  documentShardName,
  type Shard,
  type ShardedIndex,
  termShardName,
} from './index-file.ts';
import type { InvertedSections } from './invert-sections.ts';
import { encodePostings, type Posting } from './postings.ts';
import { prunePostings } from './prune-postings.ts';
import type { SearchDocument } from './search-document.ts';
import { contentLevelInText } from './strength.ts';

const TERM_SHARD_CHARACTERS = 8000;
const DOCUMENTS_PER_SHARD = 16;

export interface WrittenShards {
  readonly manifest: ShardedIndex;
  readonly shards: readonly Shard[];
}

export function writeShards(
  inverted: InvertedSections,
  documents: readonly SearchDocument[],
): WrittenShards {
  const termRuns = cutTerms(inverted);
  const termShards = termRuns.map(codeRun);
  const documentShards: SearchDocument[][] = [];
  for (let from = 0; from < documents.length; from += DOCUMENTS_PER_SHARD) {
    documentShards.push(documents.slice(from, from + DOCUMENTS_PER_SHARD));
  }
  const hash = contentHash([...termShards, ...documentShards].map(shard => JSON.stringify(shard)));
  return {
    manifest: {
      hash,
      documentCount: documents.length,
      documentsPerShard: DOCUMENTS_PER_SHARD,
      firstTerms: encodeDictionary(termRuns.map(run => run[0]!.term)),
    },
    shards: [
      ...termShards.map((content, i) => ({ name: termShardName(hash, i), content })),
      ...documentShards.map((content, i) => ({ name: documentShardName(hash, i), content })),
    ],
  };
}

interface CodedTerm {
  readonly term: string;
  readonly coded: string;
}

function cutTerms({ terms, lengthClasses }: InvertedSections): CodedTerm[][] {
  const countLengthIn = (posting: Posting): Posting => ({
    ...posting,
    content: contentLevelInText(posting.content, lengthClasses[posting.document]!),
  });
  const runs: CodedTerm[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const { term, postings } of terms) {
    const coded = encodePostings(prunePostings(postings.map(countLengthIn)), postings.length);
    if (characters + coded.length > TERM_SHARD_CHARACTERS) {
      runs.push([]);
      characters = 0;
    }
    runs.at(-1)!.push({ term, coded });
    characters += term.length + coded.length;
  }
  return runs;
}

const codeRun = (run: readonly CodedTerm[]): CodedTerms => ({
  terms: encodeDictionary(run.map(({ term }) => term)),
  postings: run.map(({ coded }) => coded).join(' '),
});
