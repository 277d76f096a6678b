import { useHistory, useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { currentSearch, somethingWaits, updateSearch, useSearchState } from './search-state';

/** Listens for the keys that open the dialog, and holds it once it is asked for. */
export default function SearchHost(): ReactNode {
  const { open } = useSearchState();
  const [Dialog, setDialog] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);
  const history = useHistory();
  const { pathname } = useLocation();

  // The bar comes with the page, so what it is told as the address is that of the page.
  useEffect(() => updateSearch({ shown: pathname }), [pathname]);

  useEffect(() => {
    if (!open || Dialog) return;
    // A reader without a connection gets the box back, and the next try loads anew.
    setFailed(false);
    import('./Dialog')
      .then(loaded => loaded.loadLooks().then(() => setDialog(() => loaded.default)))
      .catch(() => {
        setFailed(true);
        updateSearch({ open: false });
      });
  }, [open, Dialog]);

  useEffect(() => {
    if (!somethingWaits()) return;
    import('./Dialog').then(
      loaded => loaded.markInLooks(history),
      () => undefined,
    );
  }, [history]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => followKey(event, Boolean(Dialog));
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [Dialog]);

  if (failed) {
    return createPortal(
      <p role="alert" className="search-failed">
        {translate({
          id: 'searchBar.failed',
          message: 'Search could not be loaded. Check the network, then press again.',
        })}
      </p>,
      document.body,
    );
  }
  return open && Dialog ? createPortal(<Dialog />, document.body) : null;
}

function followKey(event: KeyboardEvent, loaded: boolean): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  const { open, query } = currentSearch();
  const command = ctrlKey || metaKey || altKey;
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey) updateSearch({ open: !open });
  else if (isSlash(event) && !open && !command && !isField(event.target))
    updateSearch({ open: true });
  // Whoever types on while the dialog loads finds it typed.
  else if (open && !loaded && key.length === 1 && !command) updateSearch({ query: query + key });
  // The first Escape closed the results; this is the second.
  else if (key === 'Escape' && !open && query) updateSearch({ query: '' });
  else return;
  event.preventDefault();
}

/** By its place as well, where an input method makes something else of it: 、 or nothing yet. */
const isSlash = ({ key, code, shiftKey }: KeyboardEvent) =>
  key === '/' || (code === 'Slash' && !shiftKey && !/^[ -~]$/.test(key));

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));
