/** The best `count` documents, best first; of equals the earlier. A full sort of all matches would cost a frame. */
export function topDocuments(
  scores: Float32Array,
  count: number,
  accept: (document: number) => boolean,
): number[] {
  const top: number[] = [];
  for (let document = 0; document < scores.length; document++) {
    const score = scores[document]!;
    const full = top.length === count;
    if (!(score > 0) || (full && score <= scores[top.at(-1)!]!) || !accept(document)) continue;
    if (full) top.pop();
    let at = top.length;
    while (at > 0 && scores[top[at - 1]!]! < score) at--;
    top.splice(at, 0, document);
  }
  return top;
}
