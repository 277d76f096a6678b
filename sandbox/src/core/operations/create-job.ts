import type { CreateJobRequest } from '@easel/contract/types';
import { submitJob } from '../jobs/submit-job.ts';
import { planStages } from '../stages/plan-stages.ts';
import type { Handler } from '../world.ts';

export const createJob: Handler<CreateJobRequest> = call =>
  submitJob(call, () => planStages(call.world, call.app.id, call.body.stages));
