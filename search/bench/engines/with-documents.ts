import { writeIndex } from '../../src/index.ts';
import type { CorpusSection } from '../corpus.ts';

/** Every engine is charged for the same documents to show, beside its own index. */
export const withDocuments = (sections: readonly CorpusSection[], index: unknown): string => {
  const { documents } = writeIndex(sections, { shardAbove: Number.POSITIVE_INFINITY }).file;
  return JSON.stringify({ documents, index });
};
