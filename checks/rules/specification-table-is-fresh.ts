import type { Rule } from '../rule.ts';

const table = 'site/e2e/spec/README.md';
const generator = 'site/e2e/spec/write-table.ts';

export const specificationTableIsFresh: Rule = {
  why: 'the table is the proof of which statements are tested; an old one proves something else.',
  findings: async ({ files, read, output }) => {
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
  },
};

function firstDifference(found: string, expected: string): string {
  const lines = found.split('\n');
  const wanted = expected.split('\n');
  const index = wanted.findIndex((line, i) => line !== lines[i]);
  return index === -1
    ? `more than the tests hold, from line ${wanted.length}`
    : `line ${index + 1}: ${lines[index] ?? 'the end'}`;
}
