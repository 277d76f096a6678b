import { type ReactNode, useEffect, useState } from 'react';
import { Details, printRequest } from '../console/Code';
import { useMessages } from '../console/messages';
import type { Target } from '../console/request/build-request';
import Pictures from '../console/result/Pictures';
import Problem from '../console/result/Problem';
import Timeline from '../console/result/Timeline';
import { useKeyMessage } from '../console/send/failure';
import { fill } from '../kit/view/fill';
import type { JourneyData, JourneyStep } from './journey-data';
import { readPointer } from './run-step';
import type { StepState } from './use-journey';
import { fieldName } from './view/field-name';

interface Props {
  journey: JourneyData;
  step: JourneyStep;
  state: StepState;
  target: Target;
}

/** First what the reader wants to see, then how it came about. */
export default function StepResult({ journey, step, state, target }: Props): ReactNode {
  const messages = useMessages();
  const { outcome, picture, failure } = state;
  const keyMessage = useKeyMessage(failure?.keyCode);
  if (failure) {
    return (
      <div className="journey-result con">
        <p className="con-warning" role="alert">
          {failure.stopped
            ? messages.sandboxStopped
            : (keyMessage ?? fill(messages.unreachable, { origin: target.origin }))}
        </p>
      </div>
    );
  }
  if (!outcome) return null;
  const { status, exchange, latest, followed } = outcome;
  const shown = latest ?? exchange;
  const { code } = (exchange?.json ?? {}) as { code?: unknown };
  const reason = followed?.job.failedInfo?.reason;
  const wanted = status >= 400 && outcome.ok;
  const good = outcome.ok || (state.running && status < 400);
  return (
    <div className="journey-result con">
      <p className="con-status" data-ok={good}>
        {exchange
          ? `${status} · ${Math.round(exchange.ms)} ms`
          : fill(messages.uploaded, { method: step.method, status })}
        {wanted && ` · ${fill(journey.messages.wanted, { status })}`}
      </p>
      {status >= 400 && <Problem code={code} known={journey.errors} />}
      {picture && <SentPicture picture={picture} label={journey.messages.sent} />}
      {shown && <Pictures json={shown.json} target={target} />}
      {followed && <Timeline followed={followed} canSkip />}
      <Problem code={reason} known={journey.failures} />
      {shown && !state.running && <Facts step={step} answer={shown.json} />}
      {shown && !state.running && (
        <>
          <Details title={messages.answer} text={JSON.stringify(shown.json, null, 2)} coloured />
          <Details title={messages.request} text={printRequest(shown.sent)} />
        </>
      )}
    </div>
  );
}

/** The fields of the answer that matter here: those that are fed on, and those worth a look. */
function Facts({ step, answer }: { step: JourneyStep; answer: unknown }): ReactNode {
  const pointers = [...new Set([...step.feeds.map(({ pointer }) => pointer), ...step.shows])];
  const facts = pointers
    .map(pointer => [pointer, readPointer(answer, pointer)] as const)
    .filter(([, value]) => value !== undefined);
  if (facts.length === 0) return null;
  return (
    <dl className="journey-facts">
      {facts.map(([pointer, value]) => (
        <div key={pointer}>
          <dt>
            <code>{fieldName(pointer)}</code>
          </dt>
          <dd>
            <code>{JSON.stringify(value)}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function SentPicture({ picture, label }: { picture: Blob; label: string }): ReactNode {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address && <img className="journey-sent" src={address} alt={label} />;
}
