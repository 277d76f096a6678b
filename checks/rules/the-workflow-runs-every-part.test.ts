import { expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { theWorkflowRunsEveryPart } from './the-workflow-runs-every-part.ts';

const parts = JSON.stringify([
  { name: 'install' },
  { name: 'build', needs: ['install'] },
  { name: 'lint', needs: ['install'] },
  { name: 'axe', needs: ['build'] },
]);
const workflow = (...jobs: string[]) =>
  JSON.stringify({ jobs: { parts: { strategy: { matrix: { parts: jobs } } } } });
const findings = (...jobs: string[]) =>
  theWorkflowRunsEveryPart.findings(
    fixtureRepository({
      '.ci/parts.json': parts,
      '.github/workflows/ci.yml': workflow(...jobs),
    }),
  );

it('accepts jobs that name every part or need it', async () => {
  expect(await findings('lint', 'axe')).toEqual([]);
  expect(await findings('lint axe')).toEqual([]);
});

it('names the part that no job runs', async () => {
  expect(await findings('axe')).toMatchObject([{ found: 'no job runs the part lint' }]);
});

it('names a part that does not exist', async () => {
  expect(await findings('lint axe', 'spec')).toMatchObject([{ found: 'the part spec' }]);
});

it('reads further runs, which do not replace the first', async () => {
  const run = (include: object[], ...jobs: string[]) =>
    theWorkflowRunsEveryPart.findings(
      fixtureRepository({
        '.ci/parts.json': parts,
        '.github/workflows/ci.yml': JSON.stringify({
          jobs: { parts: { strategy: { matrix: { node: [20], parts: jobs, include } } } },
        }),
      }),
    );
  const lint = { node: 22, parts: 'lint' };
  expect(await run([lint], 'lint', 'axe')).toEqual([]);
  expect(await run([lint], 'axe')).toMatchObject([{ found: 'no job runs the part lint' }]);
  expect(await run([{ node: 22, parts: 'lint spec' }], 'lint axe')).toMatchObject([
    { found: 'the part spec' },
  ]);
});
