import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ConsoleForm } from './console-form.ts';
import '../../styles/console.css';

interface Open {
  Console: ComponentType<{ form: ConsoleForm; onClose: () => void }>;
  form: ConsoleForm;
  place: Element;
  button: HTMLElement;
}

/** Waits for the button in the bar of an operation; what is behind it is fetched when it is pressed. */
export function ConsoleSlot({ form: address }: { form: string }): ReactNode {
  const [open, setOpen] = useState<Open>();

  useEffect(() => {
    let here = true;
    const press = ({ target }: MouseEvent) => {
      const button =
        target instanceof Element ? target.closest<HTMLElement>('.ref-page [data-try]') : null;
      const place = button?.closest('.ref-page')?.querySelector('[data-console]');
      if (!button || !place) return;
      place.textContent = '';
      Promise.all([loadConsole(), fetchForm(address)]).then(
        ([Console, form]) => {
          if (here) setOpen(before => before ?? { Console, form, place, button });
        },
        () => {
          place.textContent = button.dataset.failed ?? '';
        },
      );
    };
    document.addEventListener('click', press);
    return () => {
      here = false;
      document.removeEventListener('click', press);
      setOpen(undefined);
    };
  }, [address]);

  if (!open) return null;
  const { Console, form, place, button } = open;
  const close = () => {
    setOpen(undefined);
    button.focus();
  };
  return createPortal(<Console form={form} onClose={close} />, place);
}

const loadConsole = () => import('./Console.tsx').then(module => module.default);

async function fetchForm(address: string): Promise<ConsoleForm> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as ConsoleForm;
}
