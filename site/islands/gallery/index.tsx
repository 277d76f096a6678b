import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { followLink } from '../kit/follow-link';
import StaticMarkup from '../kit/StaticMarkup';
import { followGallery } from './follow-gallery';
import '@site/src/components/SampleMarkup/styles.css';
import './styles.css';

/** Pictures with the requests that made them. */
export default function Gallery({ markup }: { markup: string }): ReactNode {
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const enliven = (element: HTMLElement) => {
    const click = (event: MouseEvent) => followLink(event, baseUrl, path => history.push(path));
    const release = followGallery(element);
    element.addEventListener('click', click);
    return () => {
      release();
      element.removeEventListener('click', click);
    };
  };
  return <StaticMarkup source={markup} enliven={enliven} />;
}
