import { parse } from 'yaml';
import type { Rule } from '../rule.ts';

interface Workflow {
  jobs: Record<string, { steps?: { uses?: string }[] }>;
}

export const actionsArePinnedByCommit: Rule = {
  why: 'a tag can be moved to other code by whoever controls the account of the action.',
  findings: ({ files, read }) =>
    files
      .filter(path => path.startsWith('.github/workflows/'))
      .flatMap(path =>
        Object.values((parse(read(path)) as Workflow).jobs)
          .flatMap(({ steps }) => steps ?? [])
          .flatMap(({ uses }) => (uses && !/@[0-9a-f]{40}$/.test(uses) ? [uses] : []))
          .map(uses => ({
            where: path,
            found: uses,
            expected: 'the 40 digits of a commit, with the version as a comment',
          })),
      ),
};
