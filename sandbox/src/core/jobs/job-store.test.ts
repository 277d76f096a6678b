import { expect, it } from 'vitest';
import { apps } from '../contract-data.ts';
import type { JobRecord } from './job-record.ts';
import { JobStore } from './job-store.ts';

const hour = 3_600_000;
const app = apps.find(({ id }) => id === 'app_sandbox')!;

/** Costs 0.8 credits and ends when it is told to. */
const endingAt = (end: number): JobRecord => ({
  id: '1',
  appId: app.id,
  requestId: 'r',
  type: 'STAGES',
  createdAt: 0,
  timeline: [
    { at: 0, status: 'CREATED' },
    { at: end, status: 'SUCCESS' },
  ],
  outcome: { kind: 'success', blocked: 0 },
  tenths: 8,
  parts: [{ tenths: 8, steps: 20 }],
  images: [{ id: '2', seed: 1, width: 512, height: 512 }],
});

it('takes a job from the credits of the hour in which it ended, whenever somebody looks', () => {
  const jobs = new JobStore();
  jobs.add(endingAt(hour - 1));
  expect(jobs.balance(app, hour)).toBe(app.allowance);
  jobs.add(endingAt(hour + 1));
  expect(jobs.balance(app, hour)).toBe(app.allowance - 8);
  expect(jobs.balance(app, 2 * hour - 1)).toBe(app.allowance - 8);
  expect(jobs.balance(app, 2 * hour)).toBe(app.allowance);
});
