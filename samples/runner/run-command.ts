import { spawn } from 'node:child_process';

export interface Ended {
  exit: number | 'timeout';
  stdout: string;
  stderr: string;
}

interface CommandOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  timeoutSeconds: number;
}

/** In a process group of its own, so that a program that hangs takes its children along. */
export function runCommand(command: string, options: CommandOptions): Promise<Ended> {
  const { cwd, env, timeoutSeconds } = options;
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-c', command], {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended: Ended = { exit: 'timeout', stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', text => {
      ended.stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', text => {
      ended.stderr += text;
    });
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      try {
        process.kill(-child.pid!, 'SIGKILL');
      } catch {
        // It ended by itself a moment ago.
      }
    }, timeoutSeconds * 1000);
    child.once('error', reject);
    child.once('close', code => {
      clearTimeout(timer);
      resolve({ ...ended, exit: late ? 'timeout' : (code ?? 1) });
    });
  });
}
