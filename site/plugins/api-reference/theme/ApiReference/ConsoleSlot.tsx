import { type ComponentType, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  page: RefObject<HTMLElement | null>;
  markup: string;
  /** The address of the data that the console works from. */
  form: string;
}

type Console = ComponentType<{ form: string; onClose: () => void; onFail: () => void }>;

/** The button is in the markup; the console behind it is fetched when it is pressed, or asked for by the address. */
export default function ConsoleSlot({ page, markup, form }: Props): ReactNode {
  const [open, setOpen] = useState<{ slot: Element; Console: Console }>();

  // New markup brings a new button.
  useEffect(() => {
    const slot = page.current?.querySelector('[data-slot="console"]');
    const place = slot?.querySelector('[data-console]');
    const button = slot?.querySelector('button');
    if (!slot || !place || !button) return;
    const start = async () => {
      button.disabled = true;
      const loaded = await import('@site/src/components/Console').catch(() => undefined);
      button.disabled = false;
      if (!loaded) return sayFailed(slot);
      slot.setAttribute('data-open', '');
      setOpen({ slot: place, Console: loaded.default });
    };
    button.addEventListener('click', start);
    if (window.location.hash.startsWith('#try')) start();
    return () => {
      button.removeEventListener('click', start);
      slot.removeAttribute('data-open');
      setOpen(undefined);
    };
  }, [page, markup, form]);

  if (!open) return null;
  const close = () => {
    const slot = open.slot.parentElement;
    slot?.removeAttribute('data-open');
    setOpen(undefined);
    slot?.querySelector('button')?.focus();
  };
  const fail = () => {
    close();
    sayFailed(open.slot.parentElement);
  };
  return createPortal(<open.Console form={form} onClose={close} onFail={fail} />, open.slot);
}

/** The markup brings the sentence in its language. */
function sayFailed(slot: Element | null): void {
  const said = slot?.querySelector<HTMLElement>('[data-failed]');
  if (said) said.textContent = said.dataset.failed ?? '';
}
