/** @jsxRuntime automatic */
import { renderToStaticMarkup } from 'react-dom/server';
import type { JourneyData } from '../journey-data.ts';
import { Frame, PromptField, promptStepOf, Step } from '../view/Journey.tsx';

/** Readable without scripts. With them its buttons bring the runner, which shows the same and goes on from there. */
export function renderJourney(journey: JourneyData, canRun = true): string {
  const { messages, steps } = journey;
  const promptStep = promptStepOf(journey);
  const runAll = canRun && (
    <button type="button" className="button button--primary" data-run="all" disabled>
      {messages.runAll}
    </button>
  );
  const failed = canRun && (
    <p className="journey-failed" role="alert" hidden>
      {messages.failed}
    </p>
  );
  return renderToStaticMarkup(
    <Frame journey={journey} about={canRun && messages.about} actions={runAll} notice={failed}>
      {steps.map((step, index) => (
        <Step
          key={step.id}
          messages={messages}
          step={step}
          field={
            canRun &&
            index === promptStep && (
              <PromptField label={messages.prompt} defaultValue={step.prompt?.text} />
            )
          }
          button={title =>
            canRun && (
              <button
                type="button"
                className="button button--secondary"
                data-run={index}
                aria-label={messages.run + messages.colon + title}
                disabled
              >
                {messages.run}
              </button>
            )
          }
        />
      ))}
    </Frame>,
  );
}
