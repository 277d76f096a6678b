import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

export interface Ended {
  exitCode: number;
  output: string;
}

const installed = createRequire(import.meta.url);
export const docusaurus = installed.resolve('@docusaurus/core/bin/docusaurus.mjs');
export const tsx = installed.resolve('tsx/cli');

/** Runs a program of Node to its end, and keeps what it prints. */
export function runNode(
  program: string,
  args: string[],
  options: { cwd: string; timeout?: number },
): Promise<Ended> {
  const { FORCE_COLOR: _colour, ...environment } = process.env;
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(process.execPath, [program, ...args], {
      ...options,
      env: { ...environment, NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1' },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', text => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', code => resolve({ exitCode: code ?? 1, output }));
  });
}
