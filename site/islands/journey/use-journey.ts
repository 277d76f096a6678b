import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Target } from '../console/request/build-request';
import { type Failure, failureOf } from '../console/send/failure';
import { sendRequest, targetFetch } from '../console/send/send-request';
import { samplePicture, uploadFile } from '../console/send/upload-file';
import { keyFor, sandboxNumber } from '../console/session';
import { count } from '../kit/view/count';
import { fill } from '../kit/view/fill';
import type { JourneyData, JourneyStep } from './journey-data';
import { given, runStep, type Sender, type StepOutcome } from './run-step';
import type { Values } from './view/Journey';

export interface StepState {
  running: boolean;
  outcome?: StepOutcome;
  picture?: Blob;
  failure?: Failure;
}

/** The words of the journey's first prompt, and what the reader has made of them. */
export interface ChangedPrompt {
  from: string;
  to: string;
}

/** A step that asks for something else keeps its own words. */
export function promptFor({ prompt }: JourneyStep, { from, to }: ChangedPrompt): Values {
  return prompt?.text === from && to !== '' && to !== from ? { prompt: to } : {};
}

/** Runs steps one after another. A step that runs again makes what came after it void. */
export function useJourney({ origin, steps, messages }: JourneyData, { from, to }: ChangedPrompt) {
  const target = useMemo<Target>(() => ({ kind: 'page', origin, appId: 'app_sandbox' }), [origin]);
  const [states, setStates] = useState<StepState[]>([]);
  const [said, setSaid] = useState('');
  const done = useRef<StepState[]>([]);
  const doneIn = useRef(sandboxNumber());
  const going = useRef<AbortController>(undefined);
  useEffect(() => () => going.current?.abort(), []);

  const show = useCallback((all: StepState[]) => {
    done.current = all;
    setStates(all);
  }, []);

  const runOne = useCallback(
    async (step: JourneyStep, index: number, signal: AbortSignal): Promise<boolean> => {
      const before = done.current.slice(0, index);
      const values = { ...fedBy(steps, before), ...promptFor(step, { from, to }) };
      let state: StepState = { running: true };
      const change = (part: Partial<StepState>) => {
        if (signal.aborted) return;
        state = { ...state, ...part };
        show([...before, state]);
      };
      change({});
      const number = index + 1;
      setSaid(fill(messages.started, { number, count: steps.length, title: step.title }));
      try {
        const sender = pageSender(target, picture => change({ picture }));
        const tell = (outcome: StepOutcome) => {
          change({ outcome });
          setSaid(outcome.followed?.job.status ?? '');
        };
        const outcome = await runStep(step, values, sender, tell, signal);
        if (signal.aborted) return false;
        change({ outcome, running: false });
        const status = outcome.followed?.job.status ?? outcome.status;
        setSaid(fill(outcome.ok ? messages.ended : messages.stopped, { number, status }));
        return outcome.ok;
      } catch (error) {
        change({ running: false, failure: failureOf(error) });
        return false;
      }
    },
    [steps, target, messages, from, to, show],
  );

  /** Runs a step, and before it those that have not run yet; or all of them, from the start. */
  const run = useCallback(
    async (wanted: number | 'all') => {
      going.current?.abort();
      going.current = new AbortController();
      const { signal } = going.current;
      // What earlier steps have made is gone with the sandbox that made it.
      if (doneIn.current !== sandboxNumber()) show([]);
      doneIn.current = sandboxNumber();
      const failed = done.current.findIndex(({ outcome }) => !outcome?.ok);
      const have = failed === -1 ? done.current.length : failed;
      const first = wanted === 'all' ? 0 : Math.min(wanted, have);
      const last = wanted === 'all' ? steps.length - 1 : wanted;
      for (const [index, step] of steps.entries()) {
        if (index < first || index > last) continue;
        if (!(await runOne(step, index, signal))) return;
      }
      if (last === steps.length - 1) setSaid(count(messages.finished, steps.length));
    },
    [steps, messages, runOne, show],
  );

  const reset = useCallback(() => {
    going.current?.abort();
    show([]);
    setSaid(messages.cleared);
  }, [messages, show]);

  const values = useMemo(() => fedBy(steps, states), [steps, states]);
  const busy = states.some(({ running }) => running);
  return { target, states, values, said, run, reset, busy };
}

function fedBy(steps: JourneyStep[], states: StepState[]): Values {
  return Object.assign(
    {},
    ...states.map(({ outcome }, at) => outcome && given(steps[at] as JourneyStep, outcome)),
  );
}

/** Signs with the key of this tab and asks the sandbox of this page. */
function pageSender(target: Target, onPicture: (picture: Blob) => void): Sender {
  return {
    send: async request => sendRequest(target, await keyFor(target), request),
    async put(putUrl, headers) {
      const picture = await samplePicture();
      onPicture(picture);
      const sent = await uploadFile({ putUrl, headers }, picture, targetFetch(target));
      return { status: sent?.status ?? 0 };
    },
  };
}
