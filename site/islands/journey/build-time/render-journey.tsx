/** @jsxRuntime automatic */
import { renderToStaticMarkup } from 'react-dom/server';
import type { JourneyData } from '../journey-data.ts';
import { Frame, Step } from '../view/Journey.tsx';

/** Readable without scripts. With them its buttons bring the runner, which shows the same and goes on from there. */
export function renderJourney(journey: JourneyData): string {
  const { words, steps } = journey;
  const runAll = (
    <button type="button" className="button button--primary" data-run="all" disabled>
      {words.runAll}
    </button>
  );
  const failed = (
    <p className="journey-failed" role="alert" hidden>
      {words.failed}
    </p>
  );
  return renderToStaticMarkup(
    <Frame journey={journey} about={words.about} actions={runAll} notice={failed}>
      {steps.map((step, index) => (
        <Step
          key={step.id}
          words={words}
          step={step}
          button={title => (
            <button
              type="button"
              className="button button--secondary"
              data-run={index}
              aria-label={`${words.run}: ${title}`}
              disabled
            >
              {words.run}
            </button>
          )}
        />
      ))}
    </Frame>,
  );
}
