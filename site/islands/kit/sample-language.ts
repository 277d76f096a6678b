const key = 'easel.language';
const changed = 'easel-language';

/** One choice for the whole site: the address says it, or else what the reader chose last. */
export function chosenLanguage(): string | null {
  const asked = new URLSearchParams(window.location.search).get('lang');
  if (asked) remember(asked);
  return asked ?? remembered();
}

export function chooseLanguage(language: string): void {
  remember(language);
  const address = new URL(window.location.href);
  address.searchParams.set('lang', language);
  // The router does not need to know: no page depends on it.
  window.history.replaceState(window.history.state, '', address);
  window.dispatchEvent(new Event(changed));
}

export function onLanguageChange(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => event.key === key && listener();
  window.addEventListener(changed, listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', elsewhere);
  };
}

// Storage may be denied; the choice then lasts as long as it is in the address.
function remember(language: string): void {
  try {
    window.localStorage.setItem(key, language);
  } catch {}
}

function remembered(): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}
