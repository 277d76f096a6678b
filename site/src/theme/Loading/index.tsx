/**
 * Ejected from @docusaurus/core 3.10.2 (theme-fallback/Loading): the original is English only, fixes its colours
 * below AA and fills the viewport, which suits neither the Chinese build nor a part of a page.
 */
import Translate, { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import styles from './styles.module.css';

export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  // A file that is gone may mean that the site has been updated: static/recover.js asks.
  useEffect(() => {
    if (error) dispatchEvent(new Event('loadfailed'));
  }, [error]);
  if (error) {
    return (
      <div className="load-error" role="alert">
        <p>
          <Translate id="site.loading.failed">This part of the page could not be loaded.</Translate>
        </p>
        <p>
          <code>{String(error)}</code>
        </p>
        <button type="button" onClick={retry}>
          <Translate id="site.loading.retry">Retry</Translate>
        </button>
      </div>
    );
  }
  if (pastDelay) {
    return (
      <div className={styles.waiting} role="status">
        <span className={styles.spinner} aria-hidden="true" />
        <span className="sr-only">
          {translate({ id: 'site.loading.waiting', message: 'Loading' })}
        </span>
      </div>
    );
  }
  return null;
}
