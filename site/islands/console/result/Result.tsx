import type { ReactNode } from 'react';
import { fill } from '../../kit/view/fill';
import type { FormData } from '../form-data';
import { useMessages } from '../messages';
import type { Outcome } from '../use-exchange';
import Details from './Details';
import { findIds } from './find-in-answer';
import NextSteps from './NextSteps';
import Pictures from './Pictures';
import Problem from './Problem';
import { printRequest, showBreaks } from './print-http';
import Timeline from './Timeline';

/** Everything about the last request: first what the reader wants to see, then how it came about. */
export default function Result({ data, outcome }: { data: FormData; outcome: Outcome }): ReactNode {
  const messages = useMessages();
  const { busy, exchange, latest, followed, upload, target, failure } = outcome;
  if (!exchange || !target) return null;
  const shown = latest ?? exchange;
  const { code } = (exchange.json ?? {}) as { code?: unknown };
  const reason = followed?.job.failedInfo?.reason;
  const ids = {
    ...findIds(data.id, exchange.json),
    ...(latest && findIds('get-job', latest.json)),
  };
  return (
    <>
      <p className="con-status" data-ok={exchange.status < 300}>
        <strong>{exchange.status}</strong>{' '}
        {fill(messages.answered, { status: exchange.status, ms: Math.round(exchange.ms) })}
      </p>
      {exchange.status >= 400 && <Problem code={code} known={data.errors} />}
      {upload && (
        <p className="con-status" data-ok={upload.status < 300}>
          {fill(messages.uploaded, { method: upload.method, status: upload.status })}
        </p>
      )}
      {/* Above what grows while a job runs, so that a link stays where the reader presses it. */}
      {exchange.status < 300 && !busy && <NextSteps operation={data.id} ids={ids} />}
      {followed && <Timeline followed={followed} canSkip={target.kind === 'page' && !failure} />}
      <Problem code={reason} known={data.failures} />
      <Pictures json={shown.json} target={target} />
      <Details title={messages.answer} text={pretty(shown.json, shown.text)} open />
      <Details
        title={messages.answerHeaders}
        text={exchange.headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
      />
      <Details title={messages.request} text={printRequest(exchange.sent)} />
      <Details title={messages.stringToSign} text={showBreaks(exchange.sent.stringToSign)} />
    </>
  );
}

function pretty(json: unknown, text: string): string {
  return json === undefined ? text : JSON.stringify(json, null, 2);
}
