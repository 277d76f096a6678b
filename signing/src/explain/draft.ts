import { type Bytes, concatBytes, utf8 } from '../bytes.ts';
import type { Fault } from './finding.ts';

/** A string to sign in the making; a mistake replaces one of its parts. */
export interface Draft {
  method: string;
  path: string;
  timestamp: string;
  nonce: string;
  /** Made on demand: most candidates of a large body are never needed. */
  body(): Bytes | Promise<Bytes>;
  layout(lines: Bytes[]): Bytes;
  finish(whole: Bytes): Bytes | Promise<Bytes>;
}

export interface Change {
  faults: Fault[];
  edit: Partial<Draft>;
  /** Tried alone, but not together with a second mistake: too many combinations. */
  rare?: boolean;
}

export function joinLines(lines: Uint8Array[], separator = '\n'): Bytes {
  const between = utf8(separator);
  return concatBytes(...lines.flatMap((line, index) => (index ? [between, line] : [line])));
}

export async function buildDraft(draft: Draft): Promise<Bytes> {
  const { method, path, timestamp, nonce, body } = draft;
  const lines = [method, path, timestamp, nonce].map(utf8);
  return draft.finish(draft.layout([...lines, await body()]));
}

const MAX_ITEMS = 5;

/** Every other order of up to five items; more would take longer than a reader waits. */
export function* permutations<T>(items: T[]): Generator<T[]> {
  if (items.length < 2 || items.length > MAX_ITEMS) return;
  const [head, ...tail] = items as [T, ...T[]];
  for (const rest of [tail, ...permutations(tail)]) {
    for (let at = 0; at <= rest.length; at++) yield rest.toSpliced(at, 0, head);
  }
}
