import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Running {
  /** What the pattern found in what the process said. */
  said: string;
  stop(): Promise<void>;
}

/** Starts a program and, if it says on one of its outputs when it is ready, waits for that. */
export async function startProcess(
  command: string,
  args: string[],
  ready?: RegExp,
  env: Record<string, string> = {},
): Promise<Running> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const said = await new Promise<string>((resolve, reject) => {
    let all = '';
    for (const stream of child.stdio.slice(1)) {
      // Each output for itself: one may warn while another says what is waited for.
      let text = '';
      stream?.on('data', (data: Buffer) => {
        text += data;
        all += data;
        const found = ready?.exec(text);
        if (found) resolve(found[1] ?? found[0]);
      });
    }
    if (!ready) child.once('spawn', () => resolve(''));
    child.once('error', reject);
    child.once('exit', code => reject(new Error(`${command} ended with ${code}: ${all}`)));
  });
  // A worker that is ended before its time must leave nothing running.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return { said, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  // Whoever does not listen is ended.
  const hard = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(hard);
}
