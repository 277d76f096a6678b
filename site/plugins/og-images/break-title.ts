/**
 * Lines no wider than the card. Latin breaks between words, Chinese between any two characters, except before
 * punctuation that may not begin a line.
 */
export function breakTitle(
  title: string,
  width: number,
  measure: (text: string) => number,
): string[] {
  const pieces =
    title.match(/[\u3400-\u9fff][，。、；：？！）》」』”…]*|[^\s\u3400-\u9fff]+\s*|\s+/g) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else {
      line += piece;
    }
  }
  return [...lines, line.trimEnd()].filter(Boolean);
}
