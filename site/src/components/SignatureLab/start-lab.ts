import type { Lab, LabAnswer, LabCall } from './lab-messages.ts';

export interface RunningLab extends Lab {
  /** Ends the worker, and with it every key it holds. */
  close(): void;
}

export function startLab(): RunningLab {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: LabAnswer) => void>();
  let lastId = 0;
  worker.onmessage = ({ data }: MessageEvent<LabAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  const call =
    <Name extends keyof Lab>(name: Name) =>
    (argument?: unknown) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, data => ('error' in data ? reject(data.error) : resolve(data.value)));
        worker.postMessage({ id, name, argument } satisfies LabCall);
      }) as ReturnType<Lab[Name]>;
  return {
    hold: call('hold'),
    holdSandbox: call('holdSandbox'),
    forget: call('forget'),
    build: call('build'),
    check: call('check'),
    close: () => worker.terminate(),
  };
}
