import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { lastChanged } from './last-changed.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** As git answers when it is asked about one file. */
function askGit(file: string): number {
  const args = ['log', '-1', '--full-history', '--no-merges', '--format=%ct', '--', file];
  const time = execFileSync('git', args, { cwd: root });
  return Number(String(time)) * 1000;
}

const told = async (file: string) =>
  (await lastChanged.getFileLastUpdateInfo(path.join(root, file)))?.timestamp;

it.each([
  ['a page', 'site/docs/glossary.md', 'site/docs/glossary.md'],
  [
    'an operation by its part of the contract',
    'site/docs/generated/get-job.mdx',
    'contract/operations/get-job.yaml',
  ],
  [
    'the same in another language',
    'site/i18n/zh/docusaurus-plugin-content-docs/current/generated/get-job.mdx',
    'contract/operations/get-job.yaml',
  ],
  ['the overview', 'site/docs/generated/index.mdx', 'contract/openapi.yaml'],
])('knows when %s was last changed', async (_what, file, source) => {
  expect(askGit(source)).toBeGreaterThan(0);
  expect(await told(file)).toBe(askGit(source));
});

it('knows nothing of a file without a history', async () => {
  expect(await told('site/docs/never-written.md')).toBeUndefined();
});
