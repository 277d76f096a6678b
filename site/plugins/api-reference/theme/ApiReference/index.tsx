import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { followLink } from '@site/islands/kit/follow-link';
import { followSamples } from '@site/islands/kit/follow-samples';
import StaticMarkup from '@site/islands/kit/StaticMarkup';
import type { ReactNode } from 'react';
import ConsoleSlot from './ConsoleSlot';
import { revealTarget } from './reveal-target';
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

/** A reference page. */
export default function ApiReference({ markup, form }: Props): ReactNode {
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  useReport(onServer ? markup : '');

  const enliven = (element: HTMLElement) => {
    const click = (event: MouseEvent) => followLink(event, baseUrl, path => history.push(path));
    const release = followSamples(element);
    element.addEventListener('click', click);
    revealTarget();
    window.addEventListener('hashchange', revealTarget);
    return () => {
      release();
      element.removeEventListener('click', click);
      window.removeEventListener('hashchange', revealTarget);
    };
  };

  return (
    <StaticMarkup className="ref" source={markup} enliven={enliven}>
      {page => form && <ConsoleSlot page={page} form={form} />}
    </StaticMarkup>
  );
}

/** Tells Docusaurus which links and anchors the markup holds, so that its check of broken links covers them. */
function useReport(markup: string): void {
  const { collectAnchor, collectLink } = useBrokenLinks();
  for (const [, id] of markup.matchAll(/ id="([^"]+)"/g)) collectAnchor(id);
  for (const [, href] of markup.matchAll(/ href="(\/[^"]*|#[^"]+)"(?! download)/g))
    collectLink(href ?? '');
}
