import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { tablesOfTestsAreFresh as rule } from './tables-of-tests-are-fresh.ts';

const tables = [
  'site/e2e/spec/README.md',
  'site/e2e/browsers/README.md',
  'site/e2e/faults/README.md',
];
const fresh = '# Title\n\n| a |\n';
const findings = (texts: Record<string, string>) =>
  rule.findings(
    fixtureRepository(texts, {
      'site/e2e/spec/write-table.ts --print': fresh,
      'site/e2e/browsers/write-table.ts --print': fresh,
      'site/e2e/faults/write-table.ts --print': fresh,
    }),
  );

describe.each(tables)('%s is fresh', table => {
  const others = Object.fromEntries(
    tables.filter(name => name !== table).map(name => [name, fresh]),
  );

  it('accepts what the generator prints', async () => {
    expect(await findings({ ...others, [table]: fresh })).toEqual([]);
  });

  it.each([
    ['another line', '# Title\n\n| b |\n', 'line 3: | b |'],
    ['a missing line', '# Title\n', 'line 3: the end'],
    ['a surplus line', '# Title\n\n| a |\n| b |\n', 'line 4: | b |'],
  ])('reports %s', async (_what, text, found) => {
    expect(await findings({ ...others, [table]: text })).toMatchObject([{ where: table, found }]);
  });

  it('reports a missing table', async () => {
    expect(await findings(others)).toMatchObject([{ where: table, found: 'no such file' }]);
  });
});
