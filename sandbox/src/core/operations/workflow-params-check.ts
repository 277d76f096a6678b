import type { WorkflowCheckRequest, WorkflowCheckResult } from '@easel/contract/types';
import { toGraph } from '../workflow/graph.ts';
import { describeCheck } from '../workflow/inspect-graph.ts';
import { checkWorkflow } from '../workflow/plan-graph.ts';
import type { Handler } from '../world.ts';

/** An invalid graph is a good answer, not an error. */
export const workflowParamsCheck: Handler<WorkflowCheckRequest> = async call => {
  const body: WorkflowCheckResult = describeCheck(checkWorkflow(call, toGraph(call.body.params)));
  return { body };
};
