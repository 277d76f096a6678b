import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSession } from '../Console/session';
import { fill, loadWords, type Words, WordsProvider } from '../Console/words';
import type { JourneyData } from './journey-data';
import Step from './Step';
import { useJourney } from './use-journey';

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
  const { words, steps, title } = journey;
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

  return (
    <>
      {styles.map(href => (
        <link key={href} rel="stylesheet" href={href} precedence="console" />
      ))}
      <section className="journey" ref={place} aria-label={fill(words.label, { title })}>
        <div className="journey-bar">
          <p>
            {words.about}
            {key && ` ${fill(words.signed, { fingerprint: key.client.fingerprint })}`}
          </p>
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
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
        <WordsProvider value={consoleWords as Words}>
          <div className="steps">
            <ol className="journey-steps">
              {steps.map((step, index) => (
                <Step
                  key={step.id}
                  journey={journey}
                  step={step}
                  index={index}
                  state={consoleWords ? states[index] : undefined}
                  values={values}
                  target={target}
                  busy={busy}
                  onRun={() => busy || run(index)}
                />
              ))}
            </ol>
          </div>
        </WordsProvider>
      </section>
    </>
  );
}
