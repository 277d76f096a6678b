import { describeJob } from '../jobs/describe-job.ts';
import { isTerminal, type JobRecord, nextChangeOf, statusAt } from '../jobs/job-record.ts';
import { findJob } from '../jobs/job-store.ts';
import type { Call, Handler } from '../world.ts';

const retryAfterSeconds = 2;
const maxWaiting = 200;
/** A cancellation is seen at the next look, so a wait is cut into slices. */
const sliceMs = 500;

export const getJob: Handler = async call => {
  const { world, app, parameters, origin } = call;
  const record = findJob(world.jobs, app.id, parameters.path.jobId!, call.now);
  await holdUntilChange(call, record);
  const now = world.clock();
  const job = await describeJob(world, record, origin, now);
  const headers: Record<string, string> = isTerminal(job.status)
    ? {}
    : { 'Retry-After': String(retryAfterSeconds) };
  return { body: { job }, headers };
};

async function holdUntilChange({ world, parameters, now }: Call, job: JobRecord): Promise<void> {
  const until = now + Number(parameters.query.wait ?? 0) * 1000;
  const before = statusAt(job, now);
  if (!world.sleep || isTerminal(before) || world.waiting >= maxWaiting) return;
  world.waiting++;
  try {
    for (let time = now; time < until && statusAt(job, time) === before; time = world.clock()) {
      const next = nextChangeOf(job, time) ?? until;
      await world.sleep(Math.max(1, Math.min(next - time, until - time, sliceMs)));
      if (world.ending?.aborted) break;
    }
  } finally {
    world.waiting--;
  }
}
