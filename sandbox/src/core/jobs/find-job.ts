import { limits } from '../contract-data.ts';
import { ProblemError } from '../problem.ts';
import type { World } from '../world.ts';
import { fixtureJob } from './fixture-jobs.ts';
import type { JobRecord } from './job-record.ts';

/** A job that was deleted long before the sandbox started. */
export const expiredJobId = '881000000000000410';

export function findJob(world: World, appId: string, id: string, now: number): JobRecord {
  const job = world.jobs.find(appId, id) ?? fixtureJob(id, now);
  if (id === expiredJobId || (job && isExpired(job, now))) throw new ProblemError('JOB_EXPIRED');
  if (!job) throw new ProblemError('JOB_NOT_FOUND', `This app has no job ${id}.`);
  return job;
}

function isExpired(job: JobRecord, now: number): boolean {
  return now - job.createdAt > limits['job-record-life'].value * 1000;
}
