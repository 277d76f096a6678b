import { expect, it } from 'vitest';
import { noteJob, onSeenJobs, seenJobs } from './seen-jobs';

it('keeps the ways of the last jobs, from answers of every kind, and tells when one has moved', () => {
  let told = 0;
  const stop = onSeenJobs(() => {
    told += 1;
  });
  noteJob({ job: { id: 'a', status: 'CREATED' } }, 1);
  noteJob({ job: { id: 'a', status: 'CREATED' } }, 2);
  noteJob({ jobId: 'a', status: 'CANCELED' }, 3);
  noteJob({ title: 'no job' }, 4);
  noteJob(undefined, 5);
  expect(told).toBe(2);
  expect(seenJobs()).toEqual([
    {
      id: 'a',
      states: [
        { status: 'CREATED', at: 1 },
        { status: 'CANCELED', at: 3 },
      ],
    },
  ]);
  stop();
  for (const id of 'bcdefg') noteJob({ job: { id, status: 'CREATED' } }, 6);
  noteJob({ job: { id: 'd', status: 'PENDING' } }, 7);
  expect(seenJobs().map(({ id }) => id)).toEqual(['c', 'e', 'f', 'g', 'd']);
  expect(told).toBe(2);
});
