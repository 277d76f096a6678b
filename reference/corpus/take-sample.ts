/** So many of them, evenly spread and always the same. */
export function takeSample(documents: string[], count: number): string[] {
  const step = documents.length / Math.min(count, documents.length);
  return documents.filter(
    (_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step),
  );
}
