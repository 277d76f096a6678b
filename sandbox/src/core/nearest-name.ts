/** The candidate that is at most two slips away, or a third of the name: a letter more, less, another, or two swapped. */
export function nearestName(name: string, candidates: readonly string[]): string | undefined {
  const least = Math.min(2, Math.floor(name.length / 3));
  let best: { candidate: string; slips: number } | undefined;
  for (const candidate of candidates) {
    const slips = countSlips(name.toLowerCase(), candidate.toLowerCase());
    if (slips <= least && slips < (best?.slips ?? Number.POSITIVE_INFINITY)) {
      best = { candidate, slips };
    }
  }
  return best?.candidate;
}

function countSlips(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let line = 1; line <= a.length; line++) {
    const next = [line];
    for (let column = 1; column <= b.length; column++) {
      const same = a[line - 1] === b[column - 1];
      let slips = Math.min(
        row[column]! + 1,
        next[column - 1]! + 1,
        row[column - 1]! + (same ? 0 : 1),
      );
      const swapped = a[line - 1] === b[column - 2] && a[line - 2] === b[column - 1];
      if (swapped) slips = Math.min(slips, before[column - 2]! + 1);
      next.push(slips);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}
