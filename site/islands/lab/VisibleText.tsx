import type { ReactNode } from 'react';
import { characterEnd, characterStart, visibleRuns } from './show-bytes';

const around = 600;

function Runs({ bytes }: { bytes: Uint8Array }): ReactNode {
  return visibleRuns(bytes).map((run, index) =>
    index % 2 ? (
      <span key={index} className="bench-sign">
        {run}
      </span>
    ) : (
      run
    ),
  );
}

/** Text with its line ends to be seen, and the character that contains byte `mark` marked. */
export default function VisibleText({
  bytes,
  mark,
}: {
  bytes: Uint8Array;
  mark?: number | undefined;
}) {
  if (mark === undefined) {
    const end = characterStart(bytes, Math.min(bytes.length, 4 * around));
    return (
      <>
        <Runs bytes={bytes.subarray(0, end)} />
        {end < bytes.length && ' …'}
      </>
    );
  }
  const at = characterStart(bytes, Math.min(mark, bytes.length));
  const end = characterEnd(bytes, at);
  const start = characterStart(bytes, Math.max(0, at - around));
  const stop = characterStart(bytes, Math.min(bytes.length, end + around));
  return (
    <>
      {start > 0 && '… '}
      <Runs bytes={bytes.subarray(start, at)} />
      <mark>{at < bytes.length ? <Runs bytes={bytes.subarray(at, end)} /> : '∎'}</mark>
      <Runs bytes={bytes.subarray(end, stop)} />
      {stop < bytes.length && ' …'}
    </>
  );
}
