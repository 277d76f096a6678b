import type { Expansion } from './expand-term.ts';
import { CONTENT_LEVELS, readPostings } from './postings.ts';
import { strengthOf } from './strength.ts';

/** The documents a word is found in, each once, with the best of its matches there: never their sum. */
export class Hits {
  readonly documents: number[] = [];
  /** Indexed by document. */
  readonly strengths: Float32Array;
  /** 1 where one of the matches is in the title. */
  readonly titled: Uint8Array;

  constructor(documentCount: number) {
    this.strengths = new Float32Array(documentCount);
    this.titled = new Uint8Array(documentCount);
  }

  raise(document: number, value: number): void {
    const before = this.strengths[document];
    if (before === undefined || before >= value) return;
    if (before === 0) this.documents.push(document);
    this.strengths[document] = value;
  }

  clear(): void {
    for (const document of this.documents) {
      this.strengths[document] = 0;
      this.titled[document] = 0;
    }
    this.documents.length = 0;
  }
}

/** Returns in how many documents the expansion occurs. */
export function collectHits(
  { postings, share }: Expansion,
  hits: Hits,
  lengthClassOf: (document: number) => number | undefined,
): number {
  return readPostings(postings, (document, strength, elsewhere) => {
    if (strength >= CONTENT_LEVELS) hits.titled[document] = 1;
    hits.raise(document, share * strengthOf(strength, elsewhere, lengthClassOf(document)));
  });
}
