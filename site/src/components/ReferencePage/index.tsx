import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  type ReferencePageProps,
  revealTarget,
  unfoldSchema,
  useReport,
} from '@easel/reference/browser';
import { followLink } from '@site/islands/kit/follow-link';
import { followSamples } from '@site/islands/kit/follow-samples';
import StaticMarkup from '@site/islands/kit/StaticMarkup';
import type { ReactNode } from 'react';
import ConsoleSlot from './ConsoleSlot';
import '@easel/reference/styles/page.css';
import './try.css';
import '@easel/reference/styles/tree.css';
import '@easel/reference/styles/examples.css';
import '@easel/reference/styles/sidebar.css';
import '@site/src/components/SampleMarkup/styles.css';

// Pages ask for it where their markup is known.
export { fetchAhead } from '@site/islands/kit/fragments';

/** A page of the API reference, with its samples and its console. */
export default function ReferencePage({ markup, form }: ReferencePageProps): ReactNode {
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  useReport(markup);

  const enliven = (element: HTMLElement) => {
    const click = (event: MouseEvent) => {
      unfoldSchema(event);
      followLink(event, baseUrl, path => history.push(path));
    };
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
    <StaticMarkup
      className="ref"
      source={typeof markup === 'string' ? markup : markup.html}
      enliven={enliven}
    >
      {page => form && <ConsoleSlot page={page} form={form} />}
    </StaticMarkup>
  );
}
