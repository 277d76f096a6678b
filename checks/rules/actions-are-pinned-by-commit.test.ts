import { expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { actionsArePinnedByCommit } from './actions-are-pinned-by-commit.ts';

const findings = (uses: string) =>
  actionsArePinnedByCommit.findings(
    fixtureRepository({
      '.github/workflows/ci.yml': JSON.stringify({
        jobs: { a: { steps: [{ run: 'true' }, { uses }] } },
      }),
    }),
  );

it('accepts a commit and names a tag', async () => {
  expect(await findings(`actions/checkout@${'0a'.repeat(20)}`)).toEqual([]);
  expect(await findings('actions/checkout@v5')).toMatchObject([{ found: 'actions/checkout@v5' }]);
});
