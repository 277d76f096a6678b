import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Repository } from './repository.ts';

// Made by a command, installed, or left by a run.
const notOurs = new Set([
  '.bare',
  '.cache',
  '.docusaurus',
  '.fixtures',
  '.git',
  'generated',
  'node_modules',
  'playwright-report',
  'test-results',
]);

export function diskRepository(root: string): Repository {
  return {
    files: list(root, ''),
    read: path => readFileSync(join(root, path), 'utf8'),
    output: async (script, ...args) => {
      const tsx = join(root, 'node_modules/.bin/tsx');
      const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
      return (await promisify(execFile)(tsx, [script, ...args], options)).stdout;
    },
  };
}

function list(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(entry => !notOurs.has(entry.name))
    .flatMap(entry => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? list(root, path) : [path];
    })
    .sort();
}
