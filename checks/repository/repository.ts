import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';

/** All that a rule may see. Paths are relative to the root, with forward slashes. */
export interface Repository {
  /** Every file that is ours or that we built; installed packages are not listed, but can be read. */
  files: readonly string[];
  read(path: string): string;
  /** What one of our scripts prints. */
  output(script: string, ...args: string[]): Promise<string>;
}

// Generated, installed, or left by a run.
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

/** Makes something of a file once, however many rules ask for it. */
export function oncePerFile<T>(
  make: (repository: Repository, path: string) => T,
): (repository: Repository, path: string) => T {
  const made = new WeakMap<Repository, Map<string, T>>();
  return (repository, path) => {
    const known = made.get(repository) ?? new Map<string, T>();
    made.set(repository, known);
    if (!known.has(path)) known.set(path, make(repository, path));
    return known.get(path) as T;
  };
}

/** The content of a YAML or JSON file. */
export const yamlAt = oncePerFile(({ read }, path): unknown => parse(read(path)));
