import type { ReactNode } from 'react';
import type { Target } from '../Console/request/targets';
import { fillMarkup, type Values } from './feed';
import type { JourneyData, JourneyStep } from './journey-data';
import StepResult from './StepResult';
import type { StepState } from './use-journey';

interface Props {
  journey: JourneyData;
  step: JourneyStep;
  index: number;
  state: StepState | undefined;
  /** What the steps before it have fed so far. */
  values: Values;
  target: Target;
  busy: boolean;
  onRun: () => void;
}

/** Texts of a step come from our own build, as markup. */
const html = (markup: string) => ({ dangerouslySetInnerHTML: { __html: markup } });

export default function Step(props: Props): ReactNode {
  const { journey, step, index, state, values, target, busy, onRun } = props;
  const { words } = journey;
  const { requestId } = state?.outcome ?? {};
  const known = { ...values, ...(requestId ? { requestId } : {}) };
  const label = state?.running ? words.running : state?.outcome ? words.again : words.run;
  return (
    <li data-state={state?.running ? 'running' : state?.outcome?.ok ? 'done' : undefined}>
      <p>
        <strong {...html(step.title + words.stop)} /> <span {...html(step.text)} />
      </p>
      <div className="sample">
        <div className="sample-badge">
          <code {...html(fillMarkup(step.line, known))} />
          <button
            type="button"
            className="button button--secondary"
            data-run={index}
            aria-label={`${label}: ${step.title}`}
            aria-disabled={busy}
            onClick={onRun}
          >
            {label}
          </button>
        </div>
        {step.code && (
          <div className="sample-code">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable. */}
            <pre tabIndex={0}>
              <code {...html(fillMarkup(step.code, known))} />
            </pre>
          </div>
        )}
        {step.feeds && <p className="sample-file" {...html(step.feeds)} />}
        {state && <StepResult journey={journey} step={step} state={state} target={target} />}
      </div>
    </li>
  );
}
