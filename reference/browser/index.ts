import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Markup } from '../src/pages/page-data.ts';

/** What the component of a page is given. */
export interface ReferencePageProps {
  /** The markup itself while the server renders, and its address in the browser. */
  markup: Markup | string;
  /** The address of the data for the page, if there is any. */
  form?: string;
}

/** Tells Docusaurus which links and anchors the markup holds, so that its check of broken links covers them. */
export function useReport(markup: Markup | string): void {
  const { collectAnchor, collectLink } = useBrokenLinks();
  if (typeof markup === 'string') return;
  markup.anchors.forEach(collectAnchor);
  markup.links.forEach(collectLink);
}

/** Opens everything that hides the target of the address, and the target itself, then brings it into view. */
export function revealTarget(): void {
  const target = document.getElementById(decode(window.location.hash.slice(1)));
  if (!target?.closest('.ref')) return;
  const own = target.matches('details') ? target : target.querySelector(':scope > details');
  if (own instanceof HTMLDetailsElement) own.open = true;
  for (let parent = target.parentElement; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) parent.open = true;
  }
  target.scrollIntoView();
}

/** As many as a slow phone lays out before a reader waits. Those in sight are first in the document. */
const perFrame = 3;

/** Opens everything in a schema, or closes it again, when the button above it is pressed. */
export function unfoldSchema({ target }: MouseEvent): void {
  const button =
    target instanceof Element ? target.closest<HTMLElement>('.ref-page [data-unfold]') : null;
  if (!button) return;
  const schema = [...document.querySelectorAll('.ref-schema')].find(
    tree => button.compareDocumentPosition(tree) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const open = button.toggleAttribute('data-unfolded');
  const rest = [...(schema?.querySelectorAll('details') ?? [])].filter(it => it.open !== open);
  // What closes is not laid out.
  const atOnce = open ? perFrame : rest.length;
  // The press itself is answered by the button; the first frame has nothing else to lay out.
  const foldLater = () => requestAnimationFrame(() => setTimeout(fold));
  const fold = () => {
    // Pressed again meanwhile, the button wants the opposite.
    if (button.hasAttribute('data-unfolded') !== open) return;
    for (const details of rest.splice(0, atOnce)) details.open = open;
    if (rest.length > 0) foldLater();
  };
  foldLater();
  const label = button.textContent ?? '';
  button.textContent = button.dataset.unfold ?? '';
  button.dataset.unfold = label;
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
