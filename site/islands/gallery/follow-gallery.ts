import { shareHash } from '../console/request/share-link';
import { followCodeButtons } from '../kit/code-buttons';
import { fill } from '../kit/view/fill';

const kinds = ['technique', 'style'] as const;

/** Brings the gallery in static markup to life: its filters, its links to the console, and its requests. */
export function followGallery(root: HTMLElement): () => void {
  const find = <Found extends HTMLElement>(selector: string) => [
    ...root.querySelectorAll<Found>(selector),
  ];
  for (const link of find<HTMLAnchorElement>('[data-try]')) link.hash = hashFor(link);
  const entries = find('[data-style]');
  const buttons = find<HTMLButtonElement>('[data-filter]');

  const show = () => {
    const chosen = choices(buttons);
    const isWanted = ({ dataset }: HTMLElement, wanted: typeof chosen) =>
      kinds.every(kind => !wanted[kind] || wanted[kind] === dataset[kind]);
    for (const entry of entries) entry.hidden = !isWanted(entry, chosen);
    for (const button of buttons) {
      const { dataset, value } = button;
      const kind = dataset.filter ?? '';
      button.setAttribute('aria-pressed', String(value === (chosen[kind] ?? '')));
      // What would show nothing cannot be chosen.
      button.disabled = !entries.some(entry => isWanted(entry, { ...chosen, [kind]: value }));
    }
    for (const status of find('[data-shown]')) {
      const shown = entries.filter(({ hidden }) => !hidden).length;
      status.textContent = fill(status.dataset.shown ?? '', { shown, total: entries.length });
    }
  };
  const click = (event: MouseEvent) => {
    followCodeButtons(event);
    const button = (event.target as Element).closest<HTMLButtonElement>('[data-filter]');
    if (!button) return;
    choose(button);
    show();
  };
  // A request lies over the pictures below it, so it must not stay when the reader has gone on.
  const leave = ({ target }: Event) => {
    for (const request of find<HTMLDetailsElement>('details[open]')) {
      if (!request.contains(target as Node)) request.open = false;
    }
  };
  const press = ({ key, target }: KeyboardEvent) => {
    const request = (target as Element).closest('details');
    if (key !== 'Escape' || !request?.open) return;
    request.open = false;
    request.querySelector('summary')?.focus();
  };
  show();
  root.addEventListener('click', click);
  root.addEventListener('keydown', press);
  document.addEventListener('pointerdown', leave);
  document.addEventListener('focusin', leave);
  return () => {
    root.removeEventListener('click', click);
    root.removeEventListener('keydown', press);
    document.removeEventListener('pointerdown', leave);
    document.removeEventListener('focusin', leave);
  };
}

/** Made here, since forty of them would be half of the page. */
function hashFor(link: HTMLAnchorElement): string {
  const body = link.closest('li')?.querySelector('pre')?.textContent ?? '';
  return shareHash({ parameters: {}, body, scenario: '' });
}

/** The address says what is chosen; a word that is on no button chooses nothing. */
function choices(buttons: HTMLButtonElement[]): Record<string, string | undefined> {
  const asked = new URLSearchParams(window.location.search);
  return Object.fromEntries(
    kinds.map(kind => {
      const known = ({ dataset, value }: HTMLButtonElement) =>
        dataset.filter === kind && value === asked.get(kind);
      return [kind, buttons.find(known)?.value];
    }),
  );
}

function choose({ dataset: { filter = '' }, value }: HTMLButtonElement): void {
  const address = new URL(window.location.href);
  if (value) address.searchParams.set(filter, value);
  else address.searchParams.delete(filter);
  // The router does not need to know: no page depends on it.
  window.history.replaceState(window.history.state, '', address);
}
