/**
 * Docusaurus decodes `location.hash` without a guard, so `#100%` typed into the address bar takes the whole
 * page down. Listeners on the capture phase run before the router's own and hand it a hash that decodes.
 */
function decodable(hash: string): string {
  const escaped = hash.replace(/%(?![0-9A-Fa-f]{2})/g, '%25');
  try {
    decodeURIComponent(escaped);
    return escaped;
  } catch {
    return '';
  }
}

function cleanHash(): void {
  const { hash, pathname, search } = window.location;
  const clean = decodable(hash);
  if (clean !== hash) {
    window.history.replaceState(window.history.state, '', pathname + search + clean);
  }
}

if (typeof window !== 'undefined') {
  cleanHash();
  window.addEventListener('popstate', cleanHash, { capture: true });
  window.addEventListener('hashchange', cleanHash, { capture: true });
}
