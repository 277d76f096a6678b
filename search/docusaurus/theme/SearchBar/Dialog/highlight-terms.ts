import { matchRanges } from '@easel/search';

const NAME = 'search-terms';
const MOST = 500;
const HEADING = 'h1, h2, h3, h4, h5';
const UNSEEN = 'nav, footer, button, script, style, svg, .hash-link, [hidden]';

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

/** The texts of an element, or those from a heading to the next. */
function sectionTexts(target: Element): Text[] {
  const heading = target.matches(HEADING);
  const root = heading ? target.closest('main') : target;
  if (!root) return [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    acceptNode: node =>
      node instanceof Element && node.matches(UNSEEN)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  });
  if (heading) walker.currentNode = target;
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (heading && node instanceof Element && node.matches(HEADING)) break;
    if (node instanceof Text) texts.push(node);
  }
  // A value of a list is named in its first cell and explained in the next.
  return target.matches('dt') ? [...texts, ...besides(target)] : texts;
}

const besides = (target: Element): Text[] =>
  target.nextElementSibling ? sectionTexts(target.nextElementSibling) : [];

/** For browsers without highlights: boxes above the text, in a layer of their own. */
function drawOverlay(ranges: readonly Range[]): () => void {
  const layer = document.createElement('div');
  layer.className = 'search-overlay';
  layer.setAttribute('aria-hidden', 'true');
  const draw = () => {
    const boxes = ranges.flatMap(range =>
      Array.from(range.getClientRects(), ({ left, top, width, height }) => {
        const box = document.createElement('span');
        Object.assign(box.style, {
          left: `${left + window.scrollX}px`,
          top: `${top + window.scrollY}px`,
          width: `${width}px`,
          height: `${height}px`,
        });
        return box;
      }),
    );
    layer.replaceChildren(...boxes);
  };
  draw();
  document.body.append(layer);
  window.addEventListener('resize', draw);
  return () => {
    window.removeEventListener('resize', draw);
    layer.remove();
  };
}
