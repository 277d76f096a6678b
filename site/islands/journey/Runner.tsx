import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSession } from '../../src/components/Console/session';
import { fill, loadWords, type Words, WordsProvider } from '../../src/components/Console/words';
import type { JourneyData } from './journey-data';
import StepResult from './StepResult';
import { useJourney } from './use-journey';
import { Frame, Step } from './view/Journey';

interface Props {
  journey: JourneyData;
  /** What was pressed: the number of a step, or `all`. */
  start: string;
}

/** The steps as the markup showed them, now with their results. */
export default function Runner({ journey, start }: Props): ReactNode {
  const { i18n } = useDocusaurusContext();
  const styles = [useBaseUrl('/console.css'), useBaseUrl('/journey.css')];
  const [consoleWords, setConsoleWords] = useState<Words>();
  const { key } = useSession();
  const { target, states, values, said, run, reset, busy } = useJourney(journey);
  const { words, steps } = journey;
  const place = useRef<HTMLElement>(null);
  const pressed = useRef(start);

  useEffect(() => {
    loadWords(i18n.currentLocale).then(setConsoleWords);
  }, [i18n.currentLocale]);

  // The button that brought all this is gone; its twin takes the focus.
  useEffect(() => {
    const wanted = pressed.current;
    place.current?.querySelector<HTMLElement>(`[data-run="${wanted}"]`)?.focus();
    void run(wanted === 'all' ? 'all' : Number(wanted));
  }, [run]);

  const signed = key && ` ${fill(words.signed, { fingerprint: key.client.fingerprint })}`;
  const actions = (
    <>
      <button
        type="button"
        className="button button--primary"
        data-run="all"
        aria-disabled={busy}
        onClick={() => busy || run('all')}
      >
        {busy ? words.running : words.runAll}
      </button>
      <button
        type="button"
        className="button button--secondary"
        data-reset
        aria-disabled={states.length === 0}
        onClick={reset}
      >
        {words.reset}
      </button>
    </>
  );
  const notice = (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
  return (
    <WordsProvider value={consoleWords as Words}>
      {styles.map(href => (
        <link key={href} rel="stylesheet" href={href} precedence="console" />
      ))}
      <Frame
        journey={journey}
        about={[words.about, signed]}
        actions={actions}
        notice={notice}
        place={place}
      >
        {steps.map((step, index) => {
          const state = consoleWords ? states[index] : undefined;
          const { running, outcome } = state ?? {};
          const label = running ? words.running : outcome ? words.again : words.run;
          return (
            <Step
              key={step.id}
              words={words}
              step={step}
              state={running ? 'running' : outcome?.ok ? 'done' : undefined}
              values={outcome?.requestId ? { ...values, requestId: outcome.requestId } : values}
              button={title => (
                <button
                  type="button"
                  className="button button--secondary"
                  data-run={index}
                  aria-label={`${label}: ${title}`}
                  aria-disabled={busy}
                  onClick={() => busy || run(index)}
                >
                  {label}
                </button>
              )}
            >
              {state && <StepResult journey={journey} step={step} state={state} target={target} />}
            </Step>
          );
        })}
      </Frame>
    </WordsProvider>
  );
}
