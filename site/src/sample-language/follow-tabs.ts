import { chooseLanguage, chosenLanguage, onLanguageChange } from './language-choice';
import { showLanguage } from './show-language';

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Brings the tabs of static markup to life. */
export function followTabs(root: HTMLElement): () => void {
  const show = () => showLanguage(root, chosenLanguage());
  const click = ({ target }: MouseEvent) => choose(tabOf(target));
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
