import { expect, it } from 'vitest';
import { describeRepairs } from './describe-repairs.ts';
import { type Repair, repairKinds } from './repairs.ts';

const kinds = Object.keys(repairKinds) as Repair['kind'][];

it('is short, however much is wrong, and says how much that is', () => {
  const repairs = kinds.flatMap(kind =>
    Array.from({ length: 10_000 }, (_, index) => ({
      kind,
      pointer: `/paths/${index}`,
      detail: 'x'.repeat(1000),
    })),
  );
  const lines = describeRepairs(repairs);
  expect(lines.length).toBeLessThan(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(200);
  for (const kind of kinds) expect(lines.find(line => line.startsWith(kind))).toContain('10000');
});

it('says what two languages of a document have in common once', () => {
  const repair: Repair = { kind: 'tag-missing', pointer: '/paths/~1a/get' };
  expect(describeRepairs([repair, { ...repair }])).toHaveLength(2);
  expect(describeRepairs([])).toEqual([]);
});
