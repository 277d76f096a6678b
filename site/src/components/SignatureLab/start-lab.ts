import type { Lab, LabAnswer, LabCall } from './lab-messages.ts';
import { loadSandboxKeys } from './load-sandbox-keys.ts';

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
        waiting.set(id, data =>
          'error' in data ? reject(data.error) : resolve(data.value as never),
        );
        worker.postMessage({ id, name, argument } satisfies LabCall);
      }) as ReturnType<Lab[Name]>;
  const learnSandbox: Lab['learnSandbox'] = call('learnSandbox');
  const learned = loadSandboxKeys().then(learnSandbox, () => undefined);
  const holdSandbox: Lab['holdSandbox'] = call('holdSandbox');
  return {
    learnSandbox,
    hold: call('hold'),
    holdSandbox: () => learned.then(() => holdSandbox()),
    forget: call('forget'),
    build: call('build'),
    check: call('check'),
    close: () => worker.terminate(),
  };
}
