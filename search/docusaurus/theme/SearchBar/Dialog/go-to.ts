import type { useHistory } from '@docusaurus/router';
import settings from '@theme/SearchSettings';
import { currentSearch } from '../search-state';
import { highlightTerms } from './highlight-terms';
import { takeHandedOver } from './kept-lists';

export type History = ReturnType<typeof useHistory>;

const LONGEST_WAIT = 10_000;
let forgetLast: (() => void) | undefined;

/** Leads to a section and marks there what was searched for. */
export function goTo(route: string, terms: readonly string[], history: History): void {
  forgetLast?.();
  const { pathname, hash } = new URL(route, window.location.href);
  history.push(pathname + hash);
  markThere(pathname, hash, terms, history);
}

/** Marks what was searched for in the tab that showed the result, if it was this page that it opened. */
export function markArrival(history: History): void {
  const terms = takeHandedOver();
  if (!terms) return;
  markThere(window.location.pathname, window.location.hash, terms, history);
}

/** Until the reader goes on. */
function markThere(
  pathname: string,
  hash: string,
  terms: readonly string[],
  history: History,
): void {
  let clear: (() => void) | undefined;
  const stop = whenShown(pathname, hash, target => {
    revealTarget(target, hash !== '');
    clear = highlightTerms(target, terms);
  });
  const unlisten = history.listen(() => forgetLast?.());
  forgetLast = () => {
    forgetLast = undefined;
    stop();
    unlisten();
    clear?.();
  };
}

/** The address changes at once, the page when it has loaded. */
function whenShown(pathname: string, hash: string, show: (target: Element) => void): () => void {
  const id = decodeURIComponent(hash.slice(1));
  const deadline = performance.now() + LONGEST_WAIT;
  let frame = requestAnimationFrame(look);
  function look() {
    const main = document.querySelector('main');
    const target = id ? document.getElementById(id) : main;
    const loading = main && settings.isLoading(main);
    if (isShown(pathname) && target && !loading) show(target);
    else if (performance.now() < deadline) frame = requestAnimationFrame(look);
  }
  return () => cancelAnimationFrame(frame);
}

function isShown(pathname: string): boolean {
  const bare = (path: string) => path.replace(/\/$/, '');
  return bare(currentSearch().shown) === bare(pathname);
}

/** Opens everything that hides the target, and the target itself; `history.push` tells nobody of a new hash. */
function revealTarget(target: Element, scroll: boolean): void {
  const own = target.matches('details') ? target : target.querySelector(':scope > details');
  if (own instanceof HTMLDetailsElement) own.open = true;
  for (let parent = target.parentElement; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) parent.open = true;
  }
  if (scroll) target.scrollIntoView();
}
