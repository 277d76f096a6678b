/** Bounds in the notation that both languages share: `1 – 60`, `≥ 1`, `≤ 64`, `> 0`. They never break. */
export function describeRange([least, most, above, below]: unknown[]): string | undefined {
  const low = typeof least === 'number' ? least : undefined;
  const high = typeof most === 'number' ? most : undefined;
  if (low !== undefined && low === high) return `${low}`;
  if (low !== undefined && high !== undefined) return `${low}\u00a0–\u00a0${high}`;
  const parts = [
    low === undefined ? '' : `≥\u00a0${low}`,
    typeof above === 'number' ? `>\u00a0${above}` : '',
    high === undefined ? '' : `≤\u00a0${high}`,
    typeof below === 'number' ? `<\u00a0${below}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
