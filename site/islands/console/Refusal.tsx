import type { ReactNode } from 'react';
import { fill } from '../kit/view/fill';
import { useMessages } from './messages';
import type { Rehearsal } from './send/rehearse';

/** What the server would object to, in its own messages, before anything is sent. */
export default function Refusal({
  rehearsal,
  stopped,
}: {
  rehearsal: Rehearsal;
  /** There is nobody to ask, and the reader has not been told elsewhere. */
  stopped: boolean;
}): ReactNode {
  const messages = useMessages();
  const { problem } = rehearsal;
  return (
    <div role="status" className="con-refusal">
      {stopped && <p>{messages.sandboxStopped}</p>}
      {problem && (
        <>
          <p>{fill(messages.wouldRefuse, { code: problem.code })}</p>
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
