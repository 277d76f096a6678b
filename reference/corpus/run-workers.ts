import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Rendered } from './render-document.ts';

/** What became of a document. */
export interface Outcome {
  name: string;
  rendered?: Rendered;
  failure?: string;
  /** Of the processor. */
  seconds: number;
}

export interface Limits {
  workers: number;
  /** What one document may take, by the clock. */
  seconds: number;
  megabytes: number;
}

const renderer = fileURLToPath(new URL('worker.ts', import.meta.url));

/** Processes, not threads: whatever a document does to one of them, the next document gets a new one. */
export async function runWorkers(
  names: string[],
  limits: Limits,
  worker = renderer,
): Promise<Outcome[]> {
  const left = [...names];
  const outcomes: Outcome[] = [];
  const lanes = Array.from({ length: limits.workers }, async () => {
    while (left.length > 0) await runWorker(worker, left, outcomes, limits);
  });
  await Promise.all(lanes);
  return outcomes;
}

/** Until it has nothing left to do, wants to be replaced, or fails. */
function runWorker(
  worker: string,
  left: string[],
  outcomes: Outcome[],
  limits: Limits,
): Promise<void> {
  const child = fork(worker, [], {
    execArgv: [...process.execArgv, `--max-old-space-size=${limits.megabytes}`],
    // As in a build of the site: without it React checks every element.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let current: string | undefined;
  let limit: NodeJS.Timeout | undefined;
  let late = false;
  child.on('message', (message: Outcome | 'ready') => {
    clearTimeout(limit);
    if (message !== 'ready') {
      outcomes.push(message);
      current = undefined;
      return;
    }
    current = left.shift();
    if (current === undefined) return child.disconnect();
    limit = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, limits.seconds * 1000);
    child.send(current);
  });
  return new Promise(resolve => {
    child.once('exit', (_code, signal) => {
      clearTimeout(limit);
      const failure = late
        ? `longer than ${limits.seconds} s`
        : signal === 'SIGABRT'
          ? `more than ${limits.megabytes} MB`
          : 'its process ended';
      if (current !== undefined) outcomes.push({ name: current, failure, seconds: 0 });
      resolve();
    });
  });
}
