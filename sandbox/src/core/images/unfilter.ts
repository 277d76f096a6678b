/** Undoes PNG's row filters in place. Answers false when a row names a filter that does not exist. */
export function unfilter(raw: Uint8Array, stride: number, height: number, step: number): boolean {
  for (let y = 0; y < height; y++) {
    const at = y * (stride + 1) + 1;
    const filter = raw[at - 1]!;
    if (filter > 4) return false;
    if (filter === 0) continue;
    for (let x = 0; x < stride; x++) {
      const left = x >= step ? raw[at + x - step]! : 0;
      const above = y > 0 ? raw[at + x - stride - 1]! : 0;
      const corner = x >= step && y > 0 ? raw[at + x - stride - 1 - step]! : 0;
      raw[at + x]! += predict(filter, left, above, corner);
    }
  }
  return true;
}

function predict(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  const estimate = left + above - corner;
  const toLeft = Math.abs(estimate - left);
  const toAbove = Math.abs(estimate - above);
  const toCorner = Math.abs(estimate - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
