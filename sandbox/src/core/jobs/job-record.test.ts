import { listConstants } from '@easel/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { failures } from '../contract-data.ts';
import {
  chargedTenths,
  isTerminal,
  type JobRecord,
  nextStepBoundary,
  statusAt,
} from './job-record.ts';
import { createTimeline, type Outcome } from './timeline.ts';

const { jobStatuses } = await listConstants();
const next = new Map(jobStatuses.map(facts => [facts.status, facts.next]));

const outcomes = fc.oneof(
  fc.record({ kind: fc.constant('success' as const), blocked: fc.constant(0) }),
  fc.record({
    kind: fc.constant('failure' as const),
    reason: fc.constantFrom(...(Object.keys(failures) as (keyof typeof failures)[])),
  }),
) as fc.Arbitrary<Outcome>;

function record(outcome: Outcome, slotFreeAt: number): JobRecord {
  const timeline = createTimeline({
    createdAt: 0,
    slotFreeAt,
    runMs: 3000,
    outcome,
    speed: 1,
    type: 'STAGES',
  });
  return {
    id: '1',
    appId: 'a',
    requestId: 'r',
    type: 'STAGES',
    createdAt: 0,
    timeline,
    outcome,
    tenths: 14,
    parts: [
      { tenths: 8, steps: 20 },
      { tenths: 6, steps: 10 },
    ],
    images: [{ id: '2', seed: 1, width: 512, height: 512 }],
  };
}

it('only ever moves along the arrows of the contract', () => {
  fc.assert(
    fc.property(
      outcomes,
      fc.nat(5000),
      fc.nat(6000),
      fc.array(fc.nat(700)),
      (outcome, slot, cancel, steps) => {
        const job = record(outcome, slot);
        let time = 0;
        let before = statusAt(job, 0);
        expect(before).toBe('CREATED');
        for (const step of steps) {
          const from = time;
          time += step;
          if (from <= cancel && cancel < time && !isTerminal(statusAt(job, cancel))) {
            const running = statusAt(job, cancel) === 'RUNNING';
            job.canceledAt = running ? nextStepBoundary(job, cancel) : cancel;
          }
          const after = statusAt(job, time);
          if (after !== before) expect(reachable(before, after)).toBe(true);
          expect(chargedTenths(job, time)).toBeLessThanOrEqual(job.tenths);
          before = after;
        }
      },
    ),
    { numRuns: 300 },
  );
});

/** A look may come late and miss a status in between. */
function reachable(from: string, to: string): boolean {
  const steps = next.get(from) ?? [];
  return steps.includes(to) || steps.some(step => reachable(step, to));
}

it('charges the stages that were finished when a job is stopped', () => {
  const job = record({ kind: 'success', blocked: 0 }, 0);
  job.canceledAt = 1200 + 2000;
  expect(chargedTenths(job, 5000)).toBe(8);
  job.canceledAt = 1200 + 500;
  expect(chargedTenths(job, 5000)).toBe(0);
});
