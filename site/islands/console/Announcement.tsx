import type { ReactNode } from 'react';
import { fill } from '../kit/view/fill';
import { useMessages } from './messages';
import type { Outcome } from './use-exchange';

/** Progress for a reader who does not see it: sending, the answer, the end of the job. */
export default function Announcement({ outcome }: { outcome: Outcome }): ReactNode {
  const messages = useMessages();
  const { busy, exchange, followed } = outcome;
  const status = followed?.job.status;
  const text = busy
    ? messages.sending
    : followed?.ended
      ? fill(messages.jobEnded, { status: status ?? '' })
      : exchange
        ? [
            fill(messages.answered, { status: exchange.status, ms: Math.round(exchange.ms) }),
            status,
          ].join(' ')
        : '';
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
