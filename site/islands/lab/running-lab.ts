import { inTime } from '@easel/search/docusaurus/theme/in-time.ts';
import type { MessageCode } from '@easel/signing';
import type english from '@messages/lab.json';
import { createContext, useContext } from 'react';
import type { Holding, Lab, LabAnswer, LabCall, SandboxKeys } from './lab-messages.ts';

export interface RunningLab extends Omit<Lab, 'learnSandbox'> {
  /** Ends the worker, and with it every key it holds. */
  close(): void;
}

/**
 * Calls `onStop` when the worker cannot be fetched, breaks, or is not heard of for 15 s. Whoever waits is told nothing: the
 * lab around them is taken down. Not the line of the sandbox, because the lab has no bytes to spare.
 */
export function startLab(onStop: () => void): RunningLab {
  // Servers know it by this name, and tell the browser that it may ask for nothing: deploy/src/delivery.ts.
  const worker = new Worker(
    new URL(/* webpackChunkName: "key-worker-lab" */ './worker.ts', import.meta.url),
    { type: 'module' },
  );
  const waiting: Record<number, (answer: LabAnswer) => void> = {};
  let lastId = 0;
  // Counted one by one: a page that stood still itself has not waited.
  let seconds = 0;
  const stop = () => {
    dispatchEvent(new Event('loadfailed'));
    onStop();
  };
  const timer = setInterval(() => ++seconds > 15 && stop(), 1000);
  worker.onerror = stop;
  worker.onmessage = ({ data }: MessageEvent<LabAnswer>) => {
    clearInterval(timer);
    waiting[data.id]?.(data);
    delete waiting[data.id];
  };
  const call =
    <Name extends keyof Lab>(name: Name) =>
    (argument?: unknown) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        waiting[id] = data => ('error' in data ? reject(data.error) : resolve(data.value as never));
        worker.postMessage({ id, name, argument } satisfies LabCall);
      }) as ReturnType<Lab[Name]>;
  let learned: Promise<unknown> | undefined;
  // Keys that did not come are asked for again by whoever wants them.
  const learn = () => {
    learned = inTime(loadSandboxKeys())
      .then(call('learnSandbox'))
      .catch(() => {
        learned = undefined;
      });
    return learned;
  };
  learn();
  return {
    hold: call('hold'),
    holdSandbox: async () => {
      await (learned ?? learn());
      return call('holdSandbox')();
    },
    forget: call('forget'),
    build: call('build'),
    check: call('check'),
    close() {
      clearInterval(timer);
      worker.terminate();
    },
  };
}

/** As `appId` below: what the sandbox is known to accept. */
export const sandboxToken = 'sbx_token_sandbox';

const folder = `${SITE_BASE}signing-vectors/keys/throwaway-sandbox-`;

/** From the published vectors, so that no key is in a script. Fetched when the lab opens: it may go offline. */
async function loadSandboxKeys(): Promise<SandboxKeys> {
  const read = async (name: string) => {
    const response = await fetch(folder + name);
    if (!response.ok) throw new Error(`${response.status}`);
    return response.text();
  };
  const [privateKey, publicKey] = await Promise.all([read('1.pkcs8.pem'), read('2.public.pem')]);
  return {
    appId: 'app_sandbox',
    keyId: 'key_1',
    privateKey,
    others: [{ keyId: 'key_2', publicKey }],
  };
}

export interface LabTexts {
  texts: typeof english;
  /** Title, explanation and remedy of every code that signing/ knows. */
  messages: Record<MessageCode, { title: string; explanation: string; remedy: string }>;
}

interface LabState extends LabTexts {
  lab: RunningLab;
  holding: Holding;
  setHolding(holding: Holding): void;
}

const LabContext = createContext<LabState | undefined>(undefined);
export const LabProvider = LabContext.Provider;
export const useLabState = () => useContext(LabContext) as LabState;
