import { posix } from 'node:path';
import type { Repository } from '../repository/repository.ts';
import { hashOf, packageAt, readInstalled } from './installed-files.ts';
import { listInternals } from './internals.ts';
import { listSwizzles, styleSheetsOf } from './swizzles.ts';

export const recordPath = 'site/docusaurus-originals.json';

export interface Original {
  /** The version that our files were last compared with. */
  version: string;
  sha256: string;
  /** Our files that have to follow when it changes. */
  followedBy: string[];
  /** What we rely on, where no import and no file name shows it. Such an entry is written by hand. */
  uses?: string;
}

/** By path from `node_modules`. */
export type Originals = Record<string, Original>;

export function readRecord({ files, read }: Repository): Originals {
  return files.includes(recordPath) ? JSON.parse(read(recordPath)) : {};
}

/** Our files, by the path of the original that they follow. */
export type Followers = Map<string, Set<string>>;

/** Which of our files follow which original, as their names and imports say. */
export function findFollowers(repository: Repository): Followers {
  const found: Followers = new Map();
  const add = (original: string, ours: string) =>
    found.set(original, (found.get(original) ?? new Set()).add(ours));
  for (const { path, original, wraps } of listSwizzles(repository)) {
    add(original, path);
    if (wraps) continue;
    for (const sheet of styleSheetsOf(original, repository)) {
      const ours = posix.join(posix.dirname(path), posix.basename(sheet));
      add(sheet, repository.files.includes(ours) ? ours : path);
    }
  }
  for (const { original, ours } of listInternals(repository)) add(original, ours);
  return found;
}

/**
 * The record as it should be. An original that is new in it is taken as it is now; one that has changed only if `accept`
 * says that our files were compared with it.
 */
export function updateRecord(
  repository: Repository,
  accept: (original: string) => boolean,
): Originals {
  const record = readRecord(repository);
  const followers = findFollowers(repository);
  const byHand = Object.keys(record).filter(original => record[original]?.uses);
  const paths = [...new Set([...followers.keys(), ...byHand])].sort();
  return Object.fromEntries(
    paths.map((path): [string, Original] => {
      const old = record[path];
      const found = followers.get(path) ?? [];
      const kept = (old?.uses ? old.followedBy : []).filter(ours =>
        repository.files.includes(ours),
      );
      const followedBy = [...new Set([...found, ...kept])].sort();
      const now = old?.sha256 && !accept(path) ? old : describe(repository, path);
      // What is as it was keeps the version that it was compared with, which the header of ours names.
      const { version, sha256 } = old?.sha256 === now.sha256 ? old : now;
      return [path, { version, sha256, followedBy, ...(old?.uses && { uses: old.uses }) }];
    }),
  );
}

function describe(repository: Repository, path: string): Pick<Original, 'version' | 'sha256'> {
  const text = readInstalled(repository, path);
  if (text === undefined) throw new Error(`node_modules/${path} does not exist`);
  return { version: packageAt(repository, path).version, sha256: hashOf(text) };
}
