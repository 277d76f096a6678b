import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConsoleSlot } from './console/index.tsx';
import { followButtons } from './follow-buttons.ts';
import { loadMarkup, rememberedMarkup, rememberMarkup } from './fragments.ts';
import { type ReferencePageProps, revealTarget, unfoldSchema, useReport } from './index.ts';
import '../styles/defaults.css';
import '../styles/page.css';
import '../styles/tree.css';
import '../styles/examples.css';
import '../styles/sidebar.css';

export { fetchAhead } from './fragments.ts';

/** A page of the reference, for a site that has no component of its own. */
export default function ReferencePage({ markup, form }: ReferencePageProps): ReactNode {
  useReport(markup);
  const place = useRef<HTMLDivElement>(null);
  const follow = useFollow();
  const address = typeof markup === 'string' ? markup : '';
  // On a first load the markup is in the page already, and React leaves it alone.
  const [html, setHtml] = useState(() =>
    typeof markup === 'string' ? rememberedMarkup(markup) : markup.html,
  );

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    if (!element.firstChild) {
      let here = true;
      loadMarkup(address).then(
        text => here && setHtml(text),
        // An address that is gone belongs to an earlier build of the site.
        () => here && window.location.reload(),
      );
      return () => {
        here = false;
      };
    }
    // Before anything has changed in it.
    rememberMarkup(address, element.innerHTML);
    revealTarget();
    const click = (event: MouseEvent) => follow.current(event);
    element.addEventListener('click', click);
    window.addEventListener('hashchange', revealTarget);
    return () => {
      element.removeEventListener('click', click);
      window.removeEventListener('hashchange', revealTarget);
    };
  }, [address, html, follow]);

  return (
    <>
      <div
        ref={place}
        className="ref"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {form && <ConsoleSlot form={form} />}
    </>
  );
}

/** What a press does: buttons, and links of the site, which need no new page. */
function useFollow() {
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const latest = useRef<(event: MouseEvent) => void>(() => undefined);
  latest.current = event => {
    unfoldSchema(event);
    followButtons(event);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isOrdinary = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const href = link?.getAttribute('href') ?? '';
    // A file, such as the document to download, is no page of the router.
    if (!link || !isOrdinary || !href.startsWith(baseUrl) || /\.\w+$/.test(link.pathname)) return;
    event.preventDefault();
    history.push(href);
  };
  return latest;
}
