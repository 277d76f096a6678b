import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  type ReferencePageProps,
  revealTarget,
  unfoldSchema,
  useReport,
} from '@easel/reference/browser';
import { followCodeButtons } from '@site/islands/kit/code-buttons';
import { followLink } from '@site/islands/kit/follow-link';
import StaticMarkup from '@site/islands/kit/StaticMarkup';
import type { ReactNode } from 'react';
import '@easel/reference/styles/page.css';
import '@easel/reference/styles/tree.css';
import '@easel/reference/styles/examples.css';
import '@easel/reference/styles/sidebar.css';

// Pages ask for it where their markup is known.
export { fetchAhead } from '@site/islands/kit/fragments';

/** A page of the API reference. */
export default function ReferencePage({ markup }: ReferencePageProps): ReactNode {
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  useReport(markup);

  const enliven = (element: HTMLElement) => {
    const click = (event: MouseEvent) => {
      unfoldSchema(event);
      followCodeButtons(event);
      followLink(event, baseUrl, path => history.push(path));
    };
    element.addEventListener('click', click);
    revealTarget();
    window.addEventListener('hashchange', revealTarget);
    return () => {
      element.removeEventListener('click', click);
      window.removeEventListener('hashchange', revealTarget);
    };
  };

  return (
    <StaticMarkup
      className="ref"
      source={typeof markup === 'string' ? markup : markup.html}
      enliven={enliven}
    />
  );
}
