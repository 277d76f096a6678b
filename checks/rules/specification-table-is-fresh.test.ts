import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { specificationTableIsFresh as rule } from './specification-table-is-fresh.ts';

const table = 'site/e2e/spec/README.md';
const findings = (texts: Record<string, string>) =>
  rule.findings(
    fixtureRepository(texts, { 'site/e2e/spec/write-table.ts --print': '# Title\n\n| a |\n' }),
  );

describe('the specification table is fresh', () => {
  it('accepts what the generator prints', async () => {
    expect(await findings({ [table]: '# Title\n\n| a |\n' })).toEqual([]);
  });

  it.each([
    ['another line', '# Title\n\n| b |\n', 'line 3: | b |'],
    ['a missing line', '# Title\n', 'line 3: the end'],
    ['a surplus line', '# Title\n\n| a |\n| b |\n', 'line 4: | b |'],
  ])('reports %s', async (_what, text, found) => {
    expect(await findings({ [table]: text })).toMatchObject([{ where: table, found }]);
  });

  it('reports a missing table', async () => {
    expect(await findings({})).toMatchObject([{ found: 'no such file' }]);
  });
});
