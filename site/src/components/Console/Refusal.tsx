import type { ReactNode } from 'react';
import type { Rehearsal } from './send/rehearse';
import { fill, useWords } from './words';

/** What the server would object to, in its own words, before anything is sent. */
export default function Refusal({
  rehearsal,
  stopped,
}: {
  rehearsal: Rehearsal;
  /** There is nobody to ask, and the reader has not been told elsewhere. */
  stopped: boolean;
}): ReactNode {
  const words = useWords();
  const { problem } = rehearsal;
  return (
    <div role="status" className="con-refusal">
      {stopped && <p>{words.sandboxStopped}</p>}
      {problem && (
        <>
          <p>{fill(words.wouldRefuse, { code: problem.code })}</p>
          <ul lang="en">
            {problem.errors.length === 0 && <li>{problem.detail}</li>}
            {problem.errors.map(({ pointer, detail }) => (
              <li key={`${pointer} ${detail}`}>
                <code>{pointer}</code> {detail}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
