import { createHash } from 'node:crypto';
import type { Repository } from '../repository/repository.ts';

/** The text of an installed file, or nothing if there is none. Paths start at `node_modules`. */
export function readInstalled({ read }: Repository, path: string): string | undefined {
  try {
    return read(`node_modules/${path}`);
  } catch {
    return undefined;
  }
}

export function firstThatExists(repository: Repository, paths: string[]): string | undefined {
  return paths.find(path => readInstalled(repository, path) !== undefined);
}

/** The name and the version that the package of a file gives itself; an alias is installed under another name. */
export function packageAt(repository: Repository, path: string): Package {
  const folder = folderOf(path);
  const manifest = JSON.parse(readInstalled(repository, `${folder}/package.json`) ?? '{}');
  const { name = folder, version = '', main = 'index.js' } = manifest;
  return { folder, name, version, main: `${folder}/${main.replace(/^\.\//, '')}` };
}

export interface Package {
  folder: string;
  name: string;
  version: string;
  /** The file that an import of the whole package leads to. */
  main: string;
}

function folderOf(path: string): string {
  const parts = path.split('/');
  return parts.slice(0, path.startsWith('@') ? 2 : 1).join('/');
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
