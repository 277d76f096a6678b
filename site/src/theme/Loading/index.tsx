/**
 * Ejected from @docusaurus/core 3.10.2 (theme-fallback/Loading): the original is English only, fixes its colours
 * below AA and fills the viewport, which suits neither the Chinese build nor a part of a page.
 */
import Translate, { translate } from '@docusaurus/Translate';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import styles from './styles.module.css';

interface Props extends Partial<LoadingComponentProps> {
  /** It was there and has stopped. */
  broken?: boolean;
}

export function Loading({ error, retry, pastDelay, broken }: Props): ReactNode {
  // A file that is gone may mean that the site has been updated: static/recover.js asks.
  useEffect(() => {
    if (error) dispatchEvent(new Event('loadfailed'));
  }, [error]);
  if (error) {
    return (
      <div className="load-error" role="alert">
        <p>
          {broken ? (
            <Translate id="site.island.broken">
              This part of the page has stopped working.
            </Translate>
          ) : (
            <Translate id="site.loading.failed">
              This part of the page could not be loaded.
            </Translate>
          )}
        </p>
        <p>
          <code>{String(error)}</code>
        </p>
        <button
          type="button"
          onClick={event => {
            keepPlace(event);
            retry?.();
          }}
        >
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

export default Loading;

/** The button goes with the message. A keyboard reader stays where it was, not at the top of the page. */
function keepPlace({ currentTarget }: MouseEvent): void {
  const place = currentTarget.closest<HTMLElement>('[data-island], main');
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
