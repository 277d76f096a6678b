import {
  type Example,
  errorSlug,
  type Operation,
  type OperationEntry,
  type Parameter,
  type Ref,
  resolveRef,
} from '@easel/contract';
import { firstSentence } from '@easel/reference';
import type { Reference } from '../../../reference/read-reference.ts';
import { collectSchemas } from './collect-schemas.ts';

// Failures of jobs are a table on one page.
const failurePage = '/docs/api/dictionary/job/get_job#failed';

/**
 * What the console of one operation needs, in one language. The page fetches it when the reader asks for the
 * console, so it costs nobody else a byte. Read in the browser by ../form-data.ts.
 */
export function formData(reference: Reference, { id, method, path, operation }: OperationEntry) {
  const { document, errors, jobFailures, errorPath, to } = reference;
  const page = (code: string) => to(errorPath(code));
  const parameters = (operation.parameters ?? []).map(entry =>
    resolveRef<Parameter>(document, entry),
  );
  const media = operation.requestBody?.content['application/json'];
  const { schemas, nodes } = collectSchemas(document, [
    ...parameters.map(({ schema }) => schema),
    ...(media ? [media.schema] : []),
  ]);
  return {
    id,
    method: method.toUpperCase(),
    path: `/v1${path}`,
    servers: document.servers.map(({ url }) => new URL(url).origin),
    parameters: parameters.map(({ name, in: place, required, description, example }, index) => ({
      name,
      in: place,
      required: required === true,
      description: firstSentence(description),
      example,
      schema: nodes[index],
    })),
    ...(media ? { body: nodes.at(-1) } : {}),
    schemas,
    examples: Object.entries(media?.examples ?? {}).map(([name, node]) => {
      const { summary, value } = resolveRef<Example>(document, node as Example | Ref);
      return { name, label: summary ?? name, value };
    }),
    essentials: operation['x-essentials'] ?? [],
    scenarios: listScenarios(reference, id, operation),
    errors: Object.fromEntries(
      [...errors.values()]
        .filter(({ code }) => operation['x-errors']?.includes(code))
        .map(({ code, status, title, meaning, cause, remedy, retryable }) => [
          code,
          { status, title, meaning, cause, remedy, retryable, page: page(code) },
        ]),
    ),
    failures: Object.fromEntries(
      jobFailures.map(({ reason, title, meaning, cause, remedy, retryable }) => [
        reason,
        { title, meaning, cause, remedy, retryable, page: to(failurePage) },
      ]),
    ),
  };
}

export interface ScenarioChoice {
  /** The value of the header X-Sandbox-Scenario. */
  name: string;
  label: string;
  group: 'error' | 'failure' | 'other';
}

const answersLater = ['controlnet-detect', 'img-2-prompt'];
const workflowOnly = 'NODE_EXECUTION_ERROR';

/** What the sandbox can be asked to play: each error of the operation, each failure of a job it creates. */
function listScenarios(
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
      label: `${status} ${code}${messages.colon}${title}`,
      group: 'error' as const,
    })),
    ...failures.map(({ reason, slug, title }) => ({
      name: slug,
      label: reason + messages.colon + title,
      group: 'failure' as const,
    })),
    // A template says how many images it makes.
    ...(createsJobs && id !== 'workflow-template-job-create'
      ? [other('partly-blocked', messages.partlyBlocked)]
      : []),
    ...(answersLater.includes(id) ? [other('not-ready', messages.notReady)] : []),
  ];
}

function other(name: string, label: string): ScenarioChoice {
  return { name, label, group: 'other' };
}
