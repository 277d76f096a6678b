import { ProblemError, paramError } from '../problem.ts';
import type { Scenario } from '../scenario.ts';
import type { JobPlan } from './job-plan.ts';
import type { Outcome } from './timeline.ts';

export function chooseOutcome(scenario: Scenario, plan: JobPlan): Outcome {
  if (scenario.kind === 'failure') {
    if (scenario.reason === 'NODE_EXECUTION_ERROR' && !plan.steps) {
      throw paramError([
        {
          pointer: '/header/X-Sandbox-Scenario',
          code: 'CONFLICT',
          detail: 'Only a workflow has nodes.',
        },
      ]);
    }
    return { kind: 'failure', reason: scenario.reason };
  }
  if (scenario.kind === 'partly-blocked') {
    if (plan.count < 2) {
      throw new ProblemError(
        'PARAM_ERROR',
        'The scenario partly-blocked needs two images or more.',
      );
    }
    return { kind: 'success', blocked: 1 };
  }
  if (!plan.inputsUsable) return { kind: 'failure', reason: 'BAD_INPUT_IMAGE' };
  return { kind: 'success', blocked: 0 };
}
