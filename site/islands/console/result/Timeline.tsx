import type { ReactNode } from 'react';
import { count } from '../../kit/view/count';
import { fill } from '../../kit/view/fill';
import { useMessages } from '../messages';
import type { Followed } from '../send/follow-job';
import { skipAhead, useSession } from '../session';

const skipMs = 600_000;

interface Entry {
  at: number;
  text: string;
  kind: string;
  progress?: number | undefined;
}

/** What has happened to the job, seen by polling and told by webhooks, in the order it happened. */
export default function Timeline({
  followed,
  canSkip,
}: {
  followed: Followed;
  canSkip: boolean;
}): ReactNode {
  const messages = useMessages();
  const { webhooks } = useSession();
  const { job, steps, polls, ended, lost } = followed;
  const start = steps[0]?.at ?? 0;
  const entries: Entry[] = [
    ...steps.map(({ status, at, progress }) => ({ at, text: status, kind: status, progress })),
    ...webhooks
      .filter(({ jobId, at }) => jobId === job.id && at >= start)
      .map(({ event, at }) => ({ at, text: fill(messages.webhook, { event }), kind: 'webhook' })),
  ].sort((a, b) => a.at - b.at);
  return (
    <section className="con-timeline" aria-label={fill(messages.timeline, { id: job.id })}>
      <h3>{fill(messages.timeline, { id: job.id })}</h3>
      <ol>
        {entries.map(({ at, text, kind, progress }) => (
          <li key={`${kind} ${at}`} data-kind={kind}>
            <span>{text}</span>
            {kind === 'RUNNING' && !ended && progress !== undefined && (
              <progress max={100} value={progress} aria-label={text} />
            )}
            <time>{((at - start) / 1000).toFixed(1)} s</time>
          </li>
        ))}
      </ol>
      <p className="con-note">
        {count(messages.polls, polls)}
        {job.creditsCharged !== undefined &&
          ` · ${fill(messages.charged, { credits: job.creditsCharged })}`}
      </p>
      {lost !== undefined && (
        <p className="con-warning" role="alert">
          {fill(messages.jobLost, { status: lost })}
        </p>
      )}
      {!ended && lost === undefined && canSkip && (
        <button type="button" className="con-quiet" onClick={() => skipAhead(skipMs)}>
          {messages.skip}
        </button>
      )}
    </section>
  );
}
