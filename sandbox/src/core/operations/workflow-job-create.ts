import type { WorkflowJobRequest } from '@easel/contract/types';
import { submitJob } from '../jobs/submit-job.ts';
import { toGraph } from '../workflow/graph.ts';
import { planGraph } from '../workflow/plan-graph.ts';
import type { Handler } from '../world.ts';

export const workflowJobCreate: Handler<WorkflowJobRequest> = call =>
  submitJob(call, () => planGraph(call, toGraph(call.body.params), 'WORKFLOW'));
