import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '@docusaurus/types';

type Vcs = Exclude<NonNullable<Config['future']>['experimental_vcs'], string | boolean | undefined>;

const root = fileURLToPath(new URL('../..', import.meta.url));
const reference = /^site\/(?:docs|i18n\/[^/]+\/[^/]+\/current)\/generated\/(.+)\.mdx$/;

/** What a page is written in: for an operation, its part of the contract. */
function sourceOf(file: string): string {
  const name = path.relative(root, file).split(path.sep).join('/');
  const [, id] = reference.exec(name) ?? [];
  if (id === undefined) return name;
  return id === 'index' ? 'contract/openapi.yaml' : `contract/operations/${id}.yaml`;
}

/**
 * When each file was last changed, by its place in the repository: the same in a copy of it inside the clone. Nothing
 * where there is no history, or only a part of it, which would date every file to the last commit.
 */
function readHistory(): Map<string, number> {
  const times = new Map<string, number>();
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return times;
    const log = git('-c', 'core.quotePath=false', 'log', '--format=%x00%ct', '--name-only');
    for (const commit of log.split('\0').slice(1)) {
      const [time, ...files] = commit.split('\n').filter(Boolean);
      // The newest comes first.
      for (const file of files) if (!times.has(file)) times.set(file, Number(time) * 1000);
    }
  } catch {
    // Outside a clone, as in a container, nothing is known.
  }
  return times;
}

let history: Map<string, number> | undefined;

async function changed(file: string) {
  history ??= readHistory();
  const timestamp = history.get(sourceOf(file));
  return timestamp === undefined ? null : { timestamp, author: '' };
}

export const lastChanged: Vcs = {
  // Docusaurus counts the parameters.
  initialize: _site => {},
  getFileCreationInfo: async _file => null,
  getFileLastUpdateInfo: changed,
};
