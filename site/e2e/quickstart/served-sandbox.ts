import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../built-site.ts';

export interface ServedSandbox {
  /** Where the site serves it. */
  address: string;
  file: string;
  end(): void;
}

/** The sandbox that the site serves, as a reader has it: alone in a folder, without packages, on its usual port. */
export async function startServedSandbox(): Promise<ServedSandbox> {
  const address = '/easel-sandbox.mjs';
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  const file = path.join(folder, 'easel-sandbox.mjs');
  copyFileSync(path.join(build, address), file);
  const started = spawn('node', ['easel-sandbox.mjs'], { cwd: folder, env: pathOnly() });
  let said = '';
  started.stderr.on('data', data => {
    said += data;
  });
  await new Promise<void>((resolve, reject) => {
    started.stdout.on('data', data => String(data).includes('running at') && resolve());
    started.once('exit', code => reject(new Error(`The sandbox ended with ${code}: ${said}`)));
  });
  return { address, file, end: () => void started.kill() };
}

/** No variable of this repository helps it to find anything. */
const pathOnly = () => ({ PATH: process.env.PATH });
