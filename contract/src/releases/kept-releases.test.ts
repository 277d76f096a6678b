import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../load-contract.ts';
import { contractPath } from '../read-yaml.ts';
import { canCompare } from './ask-oasdiff.ts';
import { compareDocuments } from './compare.ts';
import { findApiDifferences } from './find-api-differences.ts';
import { findReleaseFaults } from './find-faults.ts';
import { printChanges } from './keep-release.ts';
import { changesPath, isKept, listReleases, readDocument } from './releases.ts';

const releases = await listReleases();
const kept = releases.filter(release => isKept(release, {}));

it('the change log of the contract is complete', async () => {
  expect(await findReleaseFaults()).toEqual([]);
});

it.runIf(canCompare)('what changed is what a comparison finds', async () => {
  const documents = await Promise.all(kept.map(release => readDocument(release, {})));
  const found = await Promise.all(
    kept.map(async ({ version }, index) => {
      const [document, before] = [documents[index], documents[index + 1]];
      const changes = document && before ? await compareDocuments(before, document) : [];
      return [version, changes] as const;
    }),
  );
  expect(await readFile(changesPath({}), 'utf8')).toBe(printChanges(Object.fromEntries(found)));
});

const inHistory = (commit: string): boolean => {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], {
      cwd: contractPath('.'),
      stdio: 'ignore',
    });
    return true;
  } catch {
    // A clone without its history.
    return false;
  }
};

describe.each(kept)('$version', release => {
  const { version, commit = '' } = release;

  it.runIf(inHistory(commit))('is the contract of its commit', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-'));
    // From the top of the repository, wherever the test was started.
    const top = contractPath('..');
    const archive = execFileSync('git', ['archive', commit, 'contract'], {
      cwd: top,
      maxBuffer: 1 << 26,
    });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    const document = await loadContract({ root: join(folder, 'contract') });
    rmSync(folder, { recursive: true });
    expect(document.info.version).toBe(version);
    expect(findApiDifferences(await readDocument(release, {}), document)).toEqual([]);
  });
});
