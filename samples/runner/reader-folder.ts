import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Run, samplesFolder } from './samples.ts';

const keys = join(samplesFolder, '..', 'signing', 'vectors', 'keys');
const keyFiles: Record<string, string> = {
  'easel-private-key.pem': 'throwaway-sandbox-1.pkcs8.pem',
  'easel-private-key-2.pem': 'throwaway-sandbox-2.pkcs8.pem',
};

/** Debian's tools come first: a version manager's python3 lacks Debian's python3-cryptography. */
const path = [dirname(process.execPath), '/usr/bin', '/bin', process.env.PATH].join(':');

/** What a reader does: client, program, key and input files side by side in an empty folder. */
export function prepareFolder({ sample, language }: Run): string {
  const folder = mkdtempSync(join(tmpdir(), `easel-${sample.task}-${language.id}-`));
  const copy = (from: string, name: string) => copyFileSync(from, join(folder, name));
  copy(join(samplesFolder, sample.task, language.program), language.program);
  if (sample.client !== false) {
    copy(join(samplesFolder, 'clients', language.client), language.client);
  }
  for (const file of sample.files ?? []) copy(join(samplesFolder, 'files', file), file);
  for (const key of ['easel-private-key.pem', ...(sample.keys ?? [])]) {
    copy(join(keys, keyFiles[key] ?? key), key);
  }
  return folder;
}

/** As little as possible, so that nothing from this machine decides how a sample runs. */
export function programEnvironment(own: Record<string, string>): NodeJS.ProcessEnv {
  const { HOME = '/tmp' } = process.env;
  return {
    PATH: path,
    HOME,
    LANG: 'C.UTF-8',
    GOFLAGS: '-mod=mod',
    GOPROXY: 'off',
    // Go would look for a C compiler, which a machine without its recommended packages lacks.
    CGO_ENABLED: '0',
    PYTHONDONTWRITEBYTECODE: '1',
    ...own,
  };
}

interface Ended {
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
