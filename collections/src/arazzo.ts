import type { ContractDocument } from '@easel/contract';
import type { Words } from './words.ts';

/** A step of a journey, as far as a workflow has it. `{name}` is a value that an earlier step feeds. */
export interface WorkflowStep {
  id: string;
  title: string;
  text: string;
  /** Missing where bytes are sent to a signed URL, which is no call of the API. */
  operation?: string;
  parameters?: { name: string; in: string; value: string }[];
  body?: unknown;
  /** Name → JSON pointer into the answer. */
  feeds: Record<string, string>;
  /** Ask until the job has ended. */
  follow: boolean;
  expect: {
    status?: number;
    code?: string;
    job?: string;
    images?: number;
    fields?: Record<string, unknown>;
  };
}

export interface Workflow {
  id: string;
  title: string;
  steps: WorkflowStep[];
}

type Place = (name: string) => string | undefined;

const source = 'easel';
/** A job of the sandbox takes seconds, one in a full queue longer. */
const waits = { retryAfter: 1, retryLimit: 120 };

/** An Arazzo 1.0 description of all workflows. */
export function makeArazzo(
  document: ContractDocument,
  workflows: Workflow[],
  words: Words,
): object {
  const { title, version } = document.info;
  return {
    arazzo: '1.0.1',
    info: { title, version, description: words.arazzo },
    sourceDescriptions: [{ name: source, url: '../openapi.json', type: 'openapi' }],
    workflows: workflows.map(workflow => toWorkflow(workflow, words)),
  };
}

function toWorkflow({ id, title, steps }: Workflow, words: Words): object {
  const uploads = steps.some(step => !step.operation);
  const calls = steps.filter(step => step.operation);
  const feeds = new Map<string, string>();
  const places: Place = name => feeds.get(name);
  const image = {
    imageResourceId: { type: 'string', description: words.inputImage },
  };
  const described = calls.map(step => {
    const found = toStep(step, `${id}-${step.id}`, places);
    for (const name of Object.keys(step.feeds))
      feeds.set(name, `$steps.${step.id}.outputs.${name}`);
    // What was reserved has no bytes yet.
    if (uploads && 'resourceId' in step.feeds) feeds.set('resourceId', '$inputs.imageResourceId');
    return found;
  });
  return {
    workflowId: id,
    summary: title,
    ...(uploads ? { description: words.upload } : {}),
    inputs: {
      type: 'object',
      required: ['token', 'run', ...(uploads ? Object.keys(image) : [])],
      properties: {
        token: { type: 'string', description: words.inputToken },
        run: { type: 'string', maxLength: 24, description: words.inputRun },
        ...(uploads ? image : {}),
      },
    },
    parameters: [{ name: 'Authorization', in: 'header', value: 'Bearer {$inputs.token}' }],
    steps: described,
  };
}

function toStep(step: WorkflowStep, request: string, places: Place): object {
  const { id, title, text, operation, parameters = [], body, feeds, follow } = step;
  const outputs = Object.entries(feeds).map(([name, pointer]) => [
    name,
    `$response.body#${pointer}`,
  ]);
  return {
    stepId: id,
    description: `${title}. ${text}`,
    operationId: operation,
    ...(parameters.length > 0
      ? {
          parameters: parameters.map(parameter => ({
            ...parameter,
            value: fill(parameter.value, places),
          })),
        }
      : {}),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            contentType: 'application/json',
            payload: fillBody(body, request, places),
          },
        }),
    successCriteria: criteria(step).map(condition => ({ condition })),
    ...(follow ? { onFailure: [untilEnded] } : {}),
    ...(outputs.length > 0 ? { outputs: Object.fromEntries(outputs) } : {}),
  };
}

const untilEnded = {
  name: 'wait-for-the-end',
  type: 'retry',
  ...waits,
  // A job that has ended as nobody expected is not asked again.
  criteria: [
    '$statusCode == 200',
    ...['SUCCESS', 'FAILED', 'CANCELED'].map(status => `$response.body#/job/status != '${status}'`),
  ].map(condition => ({ condition })),
};

function criteria({ expect }: WorkflowStep): string[] {
  const { status = 200, code, job, images = 0, fields = {} } = expect;
  const is = (pointer: string, value: unknown) => {
    const literal = typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
    return `$response.body#${pointer} == ${literal}`;
  };
  return [
    `$statusCode == ${status}`,
    ...(code ? [is('/code', code)] : []),
    ...(job ? [is('/job/status', job)] : []),
    ...(images > 0 && !('/job/successInfo/deliverable' in fields)
      ? [is('/job/successInfo/deliverable', images)]
      : []),
    ...Object.entries(fields).map(([pointer, value]) => is(pointer, value)),
  ];
}

/** A text that is nothing but a name becomes the value itself, which may be a number. */
function fill(text: string, places: Place): string {
  const whole = /^\{(\w+)\}$/.exec(text)?.[1];
  const place = whole && places(whole);
  if (place) return place;
  return text.replace(/\{(\w+)\}/g, (all, name: string) => {
    const found = places(name);
    return found ? `{${found}}` : all;
  });
}

function fillBody(node: unknown, request: string, places: Place): unknown {
  if (typeof node === 'string') return fill(node, places);
  if (Array.isArray(node)) return node.map(item => fillBody(item, request, places));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [
      name,
      // The same ID in the next run would return the first job again.
      name === 'requestId' ? `{$inputs.run}-${request}` : fillBody(value, request, places),
    ]),
  );
}
