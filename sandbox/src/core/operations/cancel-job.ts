import type { CancelResult } from '@easel/contract/types';
import { toCredits } from '../credits.ts';
import {
  chargedTenths,
  finishedAt,
  isTerminal,
  nextStepBoundary,
  statusAt,
} from '../jobs/job-record.ts';
import { findJob } from '../jobs/job-store.ts';
import { ProblemError } from '../problem.ts';
import type { Handler } from '../world.ts';

export const cancelJob: Handler = async ({ world, app, parameters, now }) => {
  const job = findJob(world.jobs, app.id, parameters.path.jobId!, now);
  const before = statusAt(job, now);
  if (isTerminal(before) && before !== 'CANCELED') {
    throw new ProblemError('JOB_ALREADY_FINISHED', `The job has ended with ${before}.`);
  }
  if (job.canceledAt === undefined) {
    const at = before === 'RUNNING' ? nextStepBoundary(job, now) : now;
    // In its last step a job finishes sooner than it could be stopped.
    if (at < finishedAt(job)) job.canceledAt = at;
  }
  const status = statusAt(job, now);
  const refunded = status === 'CANCELED' ? job.tenths - chargedTenths(job, now) : 0;
  const result: CancelResult = { jobId: job.id, status, creditsRefunded: toCredits(refunded) };
  return { body: result };
};
