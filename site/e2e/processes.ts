import { execFileSync, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

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
  { env, ...options }: { cwd: string; timeout?: number; env?: Record<string, string> },
): Promise<Ended> {
  const { FORCE_COLOR: _colour, ...environment } = process.env;
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(process.execPath, [program, ...args], {
      ...options,
      env: { ...environment, ...env, NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1' },
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

/** Docusaurus loads the site's own code in a way that Playwright does not; tsx reads both. */
export function runScript(script: URL, ...args: string[]): string {
  return execFileSync(process.execPath, [tsx, fileURLToPath(script), ...args], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
}

/** A port that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
