import { errorSlug, type Operation } from '@easel/contract';
import type { Reference } from '../../../reference/read-reference.ts';

export interface ScenarioChoice {
  /** The value of the header X-Sandbox-Scenario. */
  name: string;
  label: string;
  group: 'error' | 'failure' | 'other';
}

const answersLater = ['controlnet-detect', 'img-2-prompt'];
const workflowOnly = 'NODE_EXECUTION_ERROR';

/** What the sandbox can be asked to play: each error of the operation, each failure of a job it creates. */
export function listScenarios(
  { errors, jobFailures, messages }: Reference,
  id: string,
  operation: Operation,
): ScenarioChoice[] {
  const createsJobs = operation['x-errors']?.includes('QUEUE_FULL') ?? false;
  const listed = [...errors.values()].filter(({ code }) => operation['x-errors']?.includes(code));
  const failures = jobFailures.filter(
    ({ reason }) => createsJobs && (id !== 'create-job' || reason !== workflowOnly),
  );
  return [
    ...listed.map(({ code, status, title }) => ({
      name: errorSlug(code),
      label: `${status} ${code}: ${title}`,
      group: 'error' as const,
    })),
    ...failures.map(({ reason, slug, title }) => ({
      name: slug,
      label: `${reason}: ${title}`,
      group: 'failure' as const,
    })),
    ...(createsJobs ? [other('partly-blocked', messages.partlyBlocked)] : []),
    ...(answersLater.includes(id) ? [other('not-ready', messages.notReady)] : []),
  ];
}

function other(name: string, label: string): ScenarioChoice {
  return { name, label, group: 'other' };
}
