/** mulberry32: the same numbers for the same seed, on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Ranks from 0, the frequency of each falling with its number, as words of a language do. */
export function zipfRank(random: () => number, count: number): number {
  return Math.min(count - 1, Math.floor((count + 1) ** random() - 1));
}
