import { fetchJson } from '@easel/search/docusaurus/theme/fetch-json.ts';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import consoleSheet from '../console/console.island.css';
import { consoleMessages, type Messages, MessagesProvider } from '../console/messages';
import { useSession } from '../console/session';
import { openIsland } from '../kit/open-island';
import { fill } from '../kit/view/fill';
import type { JourneyData } from './journey-data';
import sheet from './runner.island.css';
import StepResult from './StepResult';
import { promptFor, useJourney } from './use-journey';
import { Frame, PromptField, promptStepOf, Step } from './view/Journey';

/** Everything that the runner needs, so that it takes the place of the markup, `steps`, without a gap. */
export default async function begin(
  data: string,
  start: string,
  steps: HTMLElement,
): Promise<ReactElement> {
  const loaded = Promise.all([
    openIsland(Runner, consoleMessages, [consoleSheet, sheet]),
    fetchJson<JourneyData>(data),
  ]);
  loaded.catch(() => dispatchEvent(new Event('loadfailed')));
  const [Open, journey] = await loaded;
  const written = steps.querySelector('textarea')?.value;
  return <Open journey={journey} start={start} written={written} />;
}

const nearest = { block: 'nearest' } as const;

interface Props {
  journey: JourneyData;
  /** What was pressed: the number of a step, or `all`. */
  start: string;
  /** What the reader made of the prompt before that. */
  written: string | undefined;
  /** Of the console, whose parts show the results. */
  messages: Messages;
}

/** The steps as the markup showed them, now with their results. */
function Runner({ journey, start, written, messages: ofConsole }: Props): ReactNode {
  const { key } = useSession();
  const { messages, steps } = journey;
  const promptStep = promptStepOf(journey);
  const from = steps[promptStep]?.prompt?.text ?? '';
  const [to, setPrompt] = useState(written ?? from);
  const { target, states, values, said, run, reset, busy } = useJourney(journey, { from, to });
  const place = useRef<HTMLElement>(null);
  const pressed = useRef(start);
  const all = useRef(start === 'all');

  // The button that brought all this is gone; its copy takes the focus.
  const begin = useRef(run);
  useEffect(() => {
    const wanted = pressed.current;
    place.current?.querySelector<HTMLElement>(`[data-run="${wanted}"]`)?.focus();
    void begin.current(wanted === 'all' ? 'all' : Number(wanted));
  }, []);

  const active = states.findIndex(({ running }) => running);
  // Whoever runs all of them sees the one that runs, and in the end the picture.
  useEffect(() => {
    if (!all.current || active === -1) return;
    place.current?.querySelectorAll('.journey-steps > li')[active]?.scrollIntoView(nearest);
  }, [active]);
  useEffect(() => {
    const section = place.current;
    const show = ({ target: loaded }: Event) => {
      if (all.current && loaded instanceof HTMLImageElement) loaded.scrollIntoView(nearest);
    };
    section?.addEventListener('load', show, true);
    return () => section?.removeEventListener('load', show, true);
  }, []);

  const signed =
    key && messages.gap + fill(messages.signed, { fingerprint: key.client.fingerprint });
  const actions = (
    <>
      <button
        type="button"
        className="button button--primary"
        data-run="all"
        aria-disabled={busy}
        onClick={() => {
          if (busy) return;
          all.current = true;
          void run('all');
        }}
      >
        {busy ? messages.running : messages.runAll}
      </button>
      <button
        type="button"
        className="button button--secondary"
        data-reset
        aria-disabled={states.length === 0}
        onClick={reset}
      >
        {messages.reset}
      </button>
    </>
  );
  const notice = (
    <p role="status" className="journey-status" data-busy={busy}>
      {said}
    </p>
  );
  return (
    <MessagesProvider value={ofConsole}>
      <Frame
        journey={journey}
        about={[messages.about, signed]}
        actions={actions}
        notice={notice}
        place={place}
      >
        {steps.map((step, index) => {
          const state = states[index];
          const { running, outcome } = state ?? {};
          const label = running ? messages.running : outcome ? messages.again : messages.run;
          return (
            <Step
              key={step.id}
              messages={messages}
              step={step}
              state={running ? 'running' : outcome?.ok ? 'done' : undefined}
              sent={outcome !== undefined}
              values={{
                ...values,
                ...(outcome?.requestId && { requestId: outcome.requestId }),
                ...promptFor(step, { from, to }),
              }}
              field={
                index === promptStep && (
                  <PromptField
                    label={messages.prompt}
                    value={to}
                    onChange={event => setPrompt(event.target.value)}
                  />
                )
              }
              button={title => (
                <button
                  type="button"
                  className="button button--secondary"
                  data-run={index}
                  aria-label={label + messages.colon + title}
                  aria-disabled={busy}
                  onClick={() => {
                    if (busy) return;
                    all.current = false;
                    void run(index);
                  }}
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
    </MessagesProvider>
  );
}
