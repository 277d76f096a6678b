import type { ReactNode } from 'react';
import { useKeyMessage } from '../Console/keys/use-key-message';
import type { Target } from '../Console/request/targets';
import Details from '../Console/result/Details';
import Pictures from '../Console/result/Pictures';
import Problem from '../Console/result/Problem';
import { printRequest } from '../Console/result/print-http';
import Timeline from '../Console/result/Timeline';
import { fill, useWords } from '../Console/words';
import Facts from './Facts';
import type { JourneyData, JourneyStep } from './journey-data';
import SentPicture from './SentPicture';
import type { StepState } from './use-journey';

interface Props {
  journey: JourneyData;
  step: JourneyStep;
  state: StepState;
  target: Target;
}

/** First what the reader wants to see, then how it came about. */
export default function StepResult({ journey, step, state, target }: Props): ReactNode {
  const words = useWords();
  const { outcome, picture, failure } = state;
  const keyMessage = useKeyMessage(failure?.keyCode);
  if (failure) {
    return (
      <div className="journey-result con">
        <p className="con-warning" role="alert">
          {failure.stopped
            ? words.sandboxStopped
            : (keyMessage ?? fill(words.unreachable, { origin: target.origin }))}
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
          ? fill(words.answered, { status, ms: Math.round(exchange.ms) })
          : fill(words.uploaded, { method: step.method, status })}
        {wanted && ` · ${fill(journey.words.wanted, { status })}`}
      </p>
      {status >= 400 && <Problem code={code} known={journey.errors} />}
      {picture && <SentPicture picture={picture} label={journey.words.sent} />}
      {followed && <Timeline followed={followed} canSkip />}
      <Problem code={reason} known={journey.failures} />
      {shown && <Pictures json={shown.json} target={target} />}
      {shown && !state.running && <Facts step={step} answer={shown.json} />}
      {shown && !state.running && (
        <>
          <Details title={words.answer} text={JSON.stringify(shown.json, null, 2)} />
          <Details title={words.request} text={printRequest(shown.sent)} />
        </>
      )}
    </div>
  );
}
