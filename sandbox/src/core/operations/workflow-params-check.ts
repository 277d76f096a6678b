import type { WorkflowCheckRequest, WorkflowCheckResult } from '@easel/contract/types';
import type { Handler } from '../call.ts';
import { checkWorkflow } from '../workflow/check-workflow.ts';
import { toGraph } from '../workflow/graph.ts';
import { describeCheck } from '../workflow/inspect-graph.ts';

/** An invalid graph is a good answer, not an error. */
export const workflowParamsCheck: Handler<WorkflowCheckRequest> = async call => {
  const body: WorkflowCheckResult = describeCheck(checkWorkflow(call, toGraph(call.body.params)));
  return { body };
};
