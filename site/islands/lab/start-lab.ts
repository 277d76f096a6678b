import type { Lab, LabAnswer, LabCall } from './lab-messages.ts';
import { loadSandboxKeys } from './load-sandbox-keys.ts';

export interface RunningLab extends Omit<Lab, 'learnSandbox'> {
  /** Ends the worker, and with it every key it holds. */
  close(): void;
}

/**
 * Calls `onStop` when the worker cannot be fetched, breaks, or is not heard of for 15 s. Whoever waits is told nothing: the
 * lab around them is taken down. Not the line of the sandbox, because the lab has no bytes to spare.
 */
export function startLab(onStop: () => void): RunningLab {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting: Record<number, (answer: LabAnswer) => void> = {};
  let lastId = 0;
  // Counted one by one: a page that stood still itself has not waited.
  let seconds = 0;
  const timer = setInterval(() => ++seconds > 15 && onStop(), 1000);
  worker.onerror = onStop;
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
  const learned = loadSandboxKeys().then(call('learnSandbox'), () => undefined);
  return {
    hold: call('hold'),
    holdSandbox: () => learned.then(call('holdSandbox')),
    forget: call('forget'),
    build: call('build'),
    check: call('check'),
    close() {
      clearInterval(timer);
      worker.terminate();
    },
  };
}
