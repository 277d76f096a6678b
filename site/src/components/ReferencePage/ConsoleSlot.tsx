import Boundary from '@site/islands/kit/Boundary';
import { followHash } from '@site/islands/kit/follow-hash';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  page: HTMLElement;
  /** The address of the data that the console works from. */
  form: string;
}

interface ConsoleProps {
  form: string;
  onClose: () => void;
  onFail: () => void;
}

interface Open {
  Console: ComponentType<ConsoleProps>;
  place: Element;
  close: () => void;
  fail: () => void;
}

/** The link is in the markup; the console behind it is fetched when it is pressed, or asked for by the address. */
export default function ConsoleSlot({ page, form }: Props): ReactNode {
  const [open, setOpen] = useState<Open>();

  useEffect(() => {
    const find = (selector: string) => page.querySelector<HTMLElement>(selector);
    const slot = find('#try');
    const place = find('[data-console]');
    const said = find('[data-failed]');
    if (!slot || !place || !said) return;
    const where = said.textContent;
    let here = true;
    const shut = () => {
      slot.removeAttribute('data-open');
      said.textContent = where;
      setOpen(undefined);
    };
    const close = () => {
      shut();
      find('[data-try]')?.focus();
    };
    // The markup brings the sentence in its language.
    const fail = () => {
      close();
      said.textContent = said.dataset.failed ?? '';
    };
    const unfollow = followHash('#try', () =>
      import('@site/islands/console')
        .then(({ default: openConsole }) => openConsole())
        .then(Console => {
          if (!here) return;
          slot.setAttribute('data-open', '');
          setOpen(before => before ?? { Console, place, close, fail });
        }, fail),
    );
    return () => {
      here = false;
      unfollow();
      shut();
    };
  }, [page, form]);

  if (!open) return null;
  const { Console, place, close, fail } = open;
  return createPortal(
    <Boundary onBreak={dropRequest}>
      <Console form={form} onClose={close} onFail={fail} />
    </Boundary>,
    place,
  );
}

/** A request in the address may be what broke the console; without it the next try starts from the example. */
function dropRequest(): void {
  if (window.location.hash.startsWith('#try=')) window.history.replaceState(null, '', '#try');
}
