import type { Repository } from '../repository/repository.ts';
import type { Finding, Rule } from '../rule.ts';

/** Each folder has a table of its tests, and the script that writes it. */
const folders = ['site/e2e/spec', 'site/e2e/browsers', 'site/e2e/faults'];

export const tablesOfTestsAreFresh: Rule = {
  why: 'a table is the proof of what is tested; an old one proves something else.',
  waits: true,
  findings: async repository => {
    const all = await Promise.all(folders.map(folder => stale(repository, folder)));
    return all.flat();
  },
};

async function stale({ files, read, output }: Repository, folder: string): Promise<Finding[]> {
  const [table, generator] = [`${folder}/README.md`, `${folder}/write-table.ts`];
  const expected = await output(generator, '--print');
  const found = files.includes(table) ? read(table) : '';
  if (found === expected) return [];
  return [
    {
      where: table,
      found: found ? firstDifference(found, expected) : 'no such file',
      expected: `what the tests say: run tsx ${generator}`,
    },
  ];
}

function firstDifference(found: string, expected: string): string {
  const lines = found.split('\n');
  const wanted = expected.split('\n');
  const index = wanted.findIndex((line, i) => line !== lines[i]);
  return index === -1
    ? `more than the tests print, from line ${wanted.length}`
    : `line ${index + 1}: ${lines[index] ?? 'the end'}`;
}
