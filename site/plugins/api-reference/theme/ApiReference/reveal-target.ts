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

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
