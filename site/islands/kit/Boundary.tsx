import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import { ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common';
import { type ReactNode, useEffect } from 'react';

interface Props {
  children: ReactNode;
  /** Runs when the part has broken, before the reader can try again. */
  onBreak?: () => void;
}

/** An island that breaks says so in its own place, and leaves the page alone. */
export default function Boundary({ children, onBreak }: Props): ReactNode {
  return (
    <ErrorBoundary fallback={params => <Broken {...params} onBreak={onBreak} />}>
      {children}
    </ErrorBoundary>
  );
}

function Broken({
  error,
  tryAgain,
  onBreak,
}: {
  error: Error;
  tryAgain: () => void;
  onBreak: (() => void) | undefined;
}): ReactNode {
  useEffect(() => onBreak?.(), [onBreak]);
  return (
    <div className="load-error" role="alert">
      <p>
        <Translate id="site.island.broken">This part of the page has stopped working.</Translate>
      </p>
      <p>
        <code>{String(error)}</code>
      </p>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} />
    </div>
  );
}
