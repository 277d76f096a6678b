import type { CreateJobRequest } from '@easel/contract/types';
import type { Handler } from '../call.ts';
import { submitJob } from '../jobs/submit-job.ts';
import { planStages } from '../stages/plan-stages.ts';

export const createJob: Handler<CreateJobRequest> = call =>
  submitJob(call, () => planStages(call.world, call.app.id, call.body.stages));
