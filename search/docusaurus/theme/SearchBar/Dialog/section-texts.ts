const HEADING = 'h1, h2, h3, h4, h5';
const UNSEEN = 'nav, footer, button, script, style, svg, .hash-link, [hidden]';

/** The texts of an element, or those from a heading to the next. */
export function sectionTexts(target: Element): Text[] {
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
