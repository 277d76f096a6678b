import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { type ReactNode, useEffect } from 'react';
import { Loading } from './loading';

interface Props {
  children: ReactNode;
  /** Runs when the part has broken, before the reader can try again. */
  onBreak?: () => void;
}

/** An island that breaks says so in its own place, and leaves the page alone. */
export default function Boundary({ children, onBreak }: Props): ReactNode {
  return (
    <ErrorBoundary
      fallback={({ error, tryAgain }) => (
        <>
          <Loading broken error={error} retry={tryAgain} />
          {onBreak && <After act={onBreak} />}
        </>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

function After({ act }: { act: () => void }): ReactNode {
  useEffect(act, []);
  return null;
}
