import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export const repository = fileURLToPath(new URL('../..', import.meta.url));
export const starter = fileURLToPath(new URL('..', import.meta.url));

interface KeptPath {
  path: string;
  why: string;
  /** What is left out, below the path. */
  without?: string[];
}

export interface Kept {
  files: KeptPath[];
  /** Beginnings of the ids of interface texts. */
  messages: string[];
  /** Names of packages, for each of the new ones. */
  packages: { root: string[]; site: string[] };
}

export const readKept = (): Kept => parse(readFileSync(join(starter, 'kept.yaml'), 'utf8')) as Kept;

const never = new Set(['node_modules', 'generated', 'build']);
const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/** Every file that is kept, by its path in both repositories. */
export function listKeptFiles({ files }: Kept): string[] {
  return files.flatMap(({ path, without = [] }) =>
    listBelow(path, new Set(without.map(left => `${path}/${left}`))),
  );
}

function listBelow(path: string, without: Set<string>): string[] {
  if (without.has(path)) return [];
  if (statSync(join(repository, path)).isFile()) return isTest(path) ? [] : [path];
  return readdirSync(join(repository, path))
    .filter(name => !never.has(name))
    .sort()
    .flatMap(name => listBelow(`${path}/${name}`, without));
}
