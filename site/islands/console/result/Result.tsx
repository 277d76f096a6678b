import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { fill } from '../../kit/view/fill';
import { targetNames } from '../Choices';
import { Details, printRequest, showBreaks } from '../Code';
import type { FormData } from '../form-data';
import { useMessages } from '../messages';
import { type Carried, nextOperations } from '../request/carry';
import { useKeyMessage } from '../send/failure';
import type { Exchange } from '../send/send-request';
import { carry } from '../session';
import type { Outcome } from '../use-exchange';
import { findIds } from './find-in-answer';
import Pictures from './Pictures';
import Problem from './Problem';
import Timeline from './Timeline';

/** Everything about the last request: first what the reader wants to see, then how it came about. */
export default function Result({ data, outcome }: { data: FormData; outcome: Outcome }): ReactNode {
  const messages = useMessages();
  const { busy, exchange, latest, followed, upload, target, failure } = outcome;
  if (!exchange || !target) return null;
  const { code } = (exchange.json ?? {}) as { code?: unknown };
  const reason = followed?.job.failedInfo?.reason;
  const ids = {
    ...findIds(data.id, exchange.json),
    ...(latest && findIds('get-job', latest.json)),
  };
  return (
    <>
      <p className="con-status" data-ok={exchange.status < 300}>
        <strong>{exchange.status}</strong> {Math.round(exchange.ms)} ms ·{' '}
        {targetNames(messages)[target.kind]}
      </p>
      {exchange.status >= 400 && <Problem code={code} known={data.errors} />}
      {upload && (
        <p className="con-status" data-ok={upload.status !== undefined && upload.status < 300}>
          {upload.status === undefined
            ? fill(messages.unreachable, { origin: new URL(upload.url).origin })
            : fill(messages.uploaded, { method: upload.method, status: upload.status })}
        </p>
      )}
      {/* Above what grows while a job runs, so that a link stays where the reader presses it. */}
      {exchange.status < 300 && !busy && (
        <NextSteps operation={data.id} ids={ids} ended={followed?.ended === true} />
      )}
      <Pictures json={(latest ?? exchange).json} target={target} later={Boolean(latest)} />
      {followed && <Timeline followed={followed} canSkip={target.kind === 'page' && !failure} />}
      <Problem code={reason} known={data.failures} />
      <Details title={messages.answer} text={pretty(exchange)} open coloured />
      {latest && <Details title={messages.jobNow} text={pretty(latest)} coloured />}
      <Details
        title={messages.answerHeaders}
        text={exchange.headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
      />
      <Details title={messages.request} text={printRequest(exchange.sent)} />
      <Details title={messages.stringToSign} text={showBreaks(exchange.sent.stringToSign)} />
    </>
  );
}

function pretty({ json, text }: Exchange): string {
  return json === undefined ? text : JSON.stringify(json, null, 2);
}

/** Leads to the operations that an id of this answer can be used in, with the id filled in there. */
function NextSteps({
  operation,
  ids,
  ended,
}: {
  operation: string;
  ids: Partial<Record<Carried['field'], string>>;
  /** A job that has ended cannot be cancelled. */
  ended: boolean;
}): ReactNode {
  const messages = useMessages();
  const steps = (['jobId', 'resourceId'] as const).flatMap(field => {
    const value = ids[field];
    const operations = nextOperations[field].filter(
      name => name !== operation && !(ended && name === 'cancel-job'),
    );
    return value ? operations.map(name => ({ name, field, value })) : [];
  });
  if (steps.length === 0) return null;
  return (
    <nav className="con-next" aria-label={messages.next}>
      <h3>{messages.next}</h3>
      <ul>
        {steps.map(({ name, field, value }) => (
          <li key={name}>
            <Link
              to={`/docs/api/apis/${name}#try`}
              // Before the page's own handler of links, which navigates.
              onClickCapture={() => carry({ field, value, from: operation })}
            >
              {fill(messages.nextWith, { operation: name, id: value })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Why nothing came back, from where the request had gone. */
export function NoResponse({
  outcome: { failure, target },
  onLoadAnew,
}: {
  outcome: Outcome;
  onLoadAnew: () => void;
}): ReactNode {
  const messages = useMessages();
  const keyMessage = useKeyMessage(failure?.keyCode);
  if (!failure || !target) return null;
  const { unreachable, unreachableLocal } = messages;
  const text = failure.stopped
    ? messages.sandboxStopped
    : failure.refused
      ? messages.refusedByPolicy
      : (keyMessage ??
        fill(target.kind === 'local' ? unreachableLocal : unreachable, { origin: target.origin }));
  return (
    <>
      <p className="con-warning" role="alert">
        {text}
      </p>
      {failure.refused && (
        <button type="button" className="con-quiet" onClick={onLoadAnew}>
          {messages.loadAnew}
        </button>
      )}
    </>
  );
}

/** Progress for a reader who does not see it: sending, the answer, the end of the job. */
export function Announcement({ outcome }: { outcome: Outcome }): ReactNode {
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
