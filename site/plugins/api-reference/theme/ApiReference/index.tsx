import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { followTabs } from '@site/src/sample-language/follow-tabs';
import { type ReactNode, useEffect } from 'react';
import ConsoleSlot from './ConsoleSlot';
import { followCopy } from './copy-element';
import { followLink } from './follow-link';
import { revealTarget } from './reveal-target';
import { useStaticMarkup } from './use-static-markup';
import './page.css';
import './tree.css';
import './examples.css';
import './sidebar.css';
import '@site/src/components/SampleMarkup/styles.css';

interface Props {
  /** The markup itself while the server renders, and its address in the browser. */
  markup: string;
  /** The address of what a console for the operation needs. */
  form?: string;
}

const onServer = typeof window === 'undefined';

/**
 * Markup of a reference page. The browser keeps what the server wrote, so the page is not sent a second time as
 * script nor walked by hydration; only a reader who navigates here fetches it.
 */
export default function ApiReference({ markup: source, form }: Props): ReactNode {
  const { place, markup } = useStaticMarkup(source);
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  useReport(onServer ? source : '');

  useEffect(() => (place.current ? followTabs(place.current) : undefined), [markup]);

  // New markup brings the target of the address with it.
  useEffect(() => {
    revealTarget();
    window.addEventListener('hashchange', revealTarget);
    return () => window.removeEventListener('hashchange', revealTarget);
  }, [markup]);

  useEffect(() => {
    const element = place.current;
    const follow = (event: MouseEvent) => {
      followCopy(event);
      followLink(event, baseUrl, path => history.push(path));
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [baseUrl, history]);

  return (
    <>
      <div
        ref={place}
        className="ref"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      {form && <ConsoleSlot page={place} markup={markup} form={form} />}
    </>
  );
}

/** Tells the engine which links and anchors the markup holds, so that its check of broken links covers them. */
function useReport(markup: string): void {
  const { collectAnchor, collectLink } = useBrokenLinks();
  for (const [, id] of markup.matchAll(/ id="([^"]+)"/g)) collectAnchor(id);
  for (const [, href] of markup.matchAll(/ href="(\/[^"]*|#[^"]+)"(?! download)/g))
    collectLink(href ?? '');
}
