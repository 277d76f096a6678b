import type { ReactNode } from 'react';
import type { Outcome } from './use-exchange';
import { fill, useWords } from './words';

/** Progress for a reader who does not see it: sending, the answer, the end of the job. */
export default function Announcement({ outcome }: { outcome: Outcome }): ReactNode {
  const words = useWords();
  const { busy, exchange, followed } = outcome;
  const status = followed?.job.status;
  const text = busy
    ? words.sending
    : followed?.ended
      ? fill(words.jobEnded, { status: status ?? '' })
      : exchange
        ? [
            fill(words.answered, { status: exchange.status, ms: Math.round(exchange.ms) }),
            status,
          ].join(' ')
        : '';
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
