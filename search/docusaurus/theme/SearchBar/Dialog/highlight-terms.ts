import { matchRanges } from '@easel/search';
import { drawOverlay } from './draw-overlay';
import { sectionTexts } from './section-texts';

const NAME = 'search-terms';
const MOST = 500;

/** Marks the terms in the section that begins at the target, or on the whole page if it has none of them. */
export function highlightTerms(target: Element, terms: readonly string[]): () => void {
  const main = target.closest('main') ?? target;
  const found = rangesIn(sectionTexts(target), terms);
  const ranges = found.length > 0 ? found : rangesIn(sectionTexts(main), terms);
  if (ranges.length === 0) return () => undefined;
  // Neither way touches the page itself, which belongs to React.
  if (!('highlights' in CSS)) return drawOverlay(ranges);
  CSS.highlights.set(NAME, new Highlight(...ranges));
  return () => void CSS.highlights.delete(NAME);
}

function rangesIn(texts: readonly Text[], terms: readonly string[]): Range[] {
  return texts
    .flatMap(text =>
      matchRanges(text.data, terms).map(([start, end]) => {
        const range = document.createRange();
        range.setStart(text, start);
        range.setEnd(text, end);
        return range;
      }),
    )
    .slice(0, MOST);
}
