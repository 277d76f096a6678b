import { followCodeButtons } from './code-buttons';

/** Where the choice is kept, and what tells the other samples of the page. */
const key = 'easel.language';
const changed = 'easel-language';
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Brings the samples in static markup to life: their tabs and their copy buttons. */
export function followSamples(root: HTMLElement): () => void {
  const show = () => showLanguage(root, chosenLanguage());
  const click = (event: MouseEvent) => {
    followCodeButtons(event);
    choose(tabOf(event.target));
  };
  const press = (event: KeyboardEvent) => {
    const tab = tabOf(event.target);
    const tabs = [...(tab?.parentElement?.children ?? [])] as HTMLElement[];
    const place = { Home: 0, End: tabs.length - 1 }[event.key];
    const step = steps[event.key];
    if (!tab || (place === undefined && step === undefined)) return;
    event.preventDefault();
    choose(tabs[place ?? (tabs.indexOf(tab) + (step ?? 0) + tabs.length) % tabs.length]);
  };
  show();
  const forget = onLanguageChange(show);
  root.addEventListener('click', click);
  root.addEventListener('keydown', press);
  return () => {
    forget();
    root.removeEventListener('click', click);
    root.removeEventListener('keydown', press);
  };
}

function tabOf(target: EventTarget | null): HTMLElement | undefined {
  const tab =
    target instanceof Element ? target.closest<HTMLElement>('.sample [role="tab"]') : null;
  return tab ?? undefined;
}

/** Samples above may become longer or shorter; the tab in hand stays where it is. */
function choose(tab: HTMLElement | undefined): void {
  if (!tab?.dataset.language) return;
  const before = tab.getBoundingClientRect().top;
  chooseLanguage(tab.dataset.language);
  tab.focus({ preventScroll: true });
  window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** A sample that lacks the language keeps showing its first. */
function showLanguage(root: ParentNode, language: string | null): void {
  for (const sample of root.querySelectorAll('.sample')) {
    const panels = [...sample.querySelectorAll<HTMLElement>('[role="tabpanel"]')];
    const chosen = panels.find(panel => panel.dataset.language === language) ?? panels[0];
    for (const panel of panels) panel.hidden = panel !== chosen;
    for (const tab of sample.querySelectorAll<HTMLElement>('[role="tab"]')) {
      const selected = tab.dataset.language === chosen?.dataset.language;
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
    }
  }
}

/** One choice for the whole site: the address says it, or else what the reader chose last. */
export function chosenLanguage(): string | null {
  const asked = new URLSearchParams(window.location.search).get('lang');
  // A word that is no language of ours must not take the place of one that the reader chose.
  const panels = [...document.querySelectorAll<HTMLElement>('.sample [role="tabpanel"]')];
  if (!asked || panels.every(({ dataset }) => dataset.language !== asked)) return remembered();
  remember(asked);
  return asked;
}

export function chooseLanguage(language: string): void {
  remember(language);
  const address = new URL(window.location.href);
  address.searchParams.set('lang', language);
  // The router does not need to know: no page depends on it.
  window.history.replaceState(window.history.state, '', address);
  window.dispatchEvent(new Event(changed));
}

function onLanguageChange(listener: () => void): () => void {
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
