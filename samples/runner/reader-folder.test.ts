import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { runCommand } from './reader-folder.ts';

const options = {
  cwd: tmpdir(),
  env: { PATH: process.env.PATH, WORD: 'hello' },
  timeoutSeconds: 20,
};

it('keeps what a program prints and how it ends', async () => {
  expect(await runCommand('echo $WORD; echo oops >&2; exit 3', options)).toEqual({
    exit: 3,
    stdout: 'hello\n',
    stderr: 'oops\n',
  });
});

it('ends a program that hangs, and its children', async () => {
  const { exit } = await runCommand('sleep 60 & sleep 60', { ...options, timeoutSeconds: 0.3 });
  expect(exit).toBe('timeout');
});
