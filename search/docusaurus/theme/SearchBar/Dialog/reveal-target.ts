/** Opens everything that hides the target, and the target itself; `history.push` tells nobody of a new hash. */
export function revealTarget(target: Element, scroll: boolean): void {
  const own = target.matches('details') ? target : target.querySelector(':scope > details');
  if (own instanceof HTMLDetailsElement) own.open = true;
  for (let parent = target.parentElement; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) parent.open = true;
  }
  if (scroll) target.scrollIntoView();
}
