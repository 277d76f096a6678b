import {
  type Example,
  listOperations,
  type OperationEntry,
  type Parameter,
  type Response,
  resolveRef,
} from '@easel/contract';
import type { Reference } from '../../../reference/read-reference.ts';
import { formData } from '../../console/build-time/form-data.ts';
import { findName } from '../../kit/view/find-name.ts';
import type { Feed, JourneyData, JourneyStep } from '../journey-data.ts';
import type { JourneySource, SourceStep } from './journey-source.ts';
import { writeRequest } from './write-request.ts';

type Explained = JourneyData['errors'];

/** A journey in one language: what its markup shows, and what the runner needs. */
export function buildJourney(
  reference: Reference,
  source: JourneySource,
  messages: JourneyData['messages'],
): JourneyData {
  const operations = listOperations(reference.document);
  const steps = source.steps.map(step => buildStep(reference.document, operations, step));
  const numbers = source.steps.flatMap(step => numbersFed(reference.document, operations, step));
  const forms = operations
    .filter(({ id }) => steps.some(({ operation }) => operation === id))
    .map(entry => formData(reference, entry));
  const errors: Explained = Object.assign({}, ...forms.map(form => form.errors));
  const failures: Explained = Object.assign({}, ...forms.map(form => form.failures));
  return {
    title: source.title,
    origin: new URL(reference.document.servers[1]?.url ?? '').origin,
    messages,
    steps: steps.map((step, index) => ({
      ...step,
      ...writeRequest(step, namesFedBefore(steps, index), numbers),
      feeds: listFeeds(steps, step),
    })),
    errors,
    failures,
  };
}

function namesFedBefore(steps: BuiltStep[], index: number): string[] {
  return steps.slice(0, index).flatMap(({ feeds }) => Object.keys(feeds));
}

/** Which of the names a step feeds are numbers, by the examples of its response: JSON has them without quotes. */
function numbersFed(
  document: Reference['document'],
  operations: OperationEntry[],
  { operation, feeds = {} }: SourceStep,
): string[] {
  const entry = operations.find(({ id }) => id === operation);
  const response = entry && resolveRef<Response>(document, entry.operation.responses['200']!);
  const examples = response?.content?.['application/json']?.examples ?? {};
  const values = Object.values(examples).map(node => resolveRef<Example>(document, node).value);
  return Object.entries(feeds)
    .filter(([, pointer]) => values.some(value => typeof getPointer(value, pointer) === 'number'))
    .map(([name]) => name);
}

function getPointer(document: unknown, pointer: string): unknown {
  const path = pointer.slice(1).split('/');
  return path.reduce((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
}

function listFeeds(steps: BuiltStep[], { feeds }: BuiltStep): Feed[] {
  return Object.entries(feeds).map(([name, pointer]) => ({
    name,
    pointer,
    users: steps.flatMap((step, at) =>
      JSON.stringify([step.path, step.body]).includes(`{${name}}`) ? [at + 1] : [],
    ),
  }));
}

/** A step with its request as it goes over the wire, except for the values that are fed. */
type BuiltStep = Omit<JourneyStep, 'line' | 'code' | 'feeds'> & { feeds: Record<string, string> };

function buildStep(
  document: Reference['document'],
  operations: OperationEntry[],
  step: SourceStep,
): BuiltStep {
  const { id, title, text, feeds = {}, shows = [], follow = false, expect = {} } = step;
  const built = { id, title, text, feeds, shows, follow, expect };
  if (step.put) {
    const picture = step.picture ?? '';
    return { ...built, method: 'PUT', path: step.put, headers: step.headers ?? {}, picture };
  }
  const entry = operations.find(({ id }) => id === step.operation);
  if (!entry) throw new Error(`Step ${id}: the contract has no operation ${step.operation}.`);
  const body = bodyOf(document, entry, step);
  return {
    ...built,
    operation: entry.id,
    method: entry.method.toUpperCase(),
    ...placeParameters(document, entry, step.parameters ?? {}),
    ...(body === undefined ? {} : { body, ...promptIn(body) }),
  };
}

/** Both ways to create a job call the words `text`; what they shall not be comes later. */
function promptIn(body: unknown): Pick<BuiltStep, 'prompt'> {
  const { path, value } = findName(body, 'text') ?? {};
  return path && typeof value === 'string' ? { prompt: { path, text: value } } : {};
}

function placeParameters(
  document: Reference['document'],
  { path, operation }: OperationEntry,
  values: Record<string, string>,
): Pick<BuiltStep, 'path' | 'headers'> {
  const declared = (operation.parameters ?? []).map(node => resolveRef<Parameter>(document, node));
  const of = (place: string) =>
    Object.entries(values).filter(([name]) =>
      declared.some(parameter => parameter.name === name && parameter.in === place),
    );
  const query = of('query').map(([name, value]) => `${name}=${value}`);
  const filled = of('path').reduce((path, [name, value]) => path.replace(`{${name}}`, value), path);
  return {
    path: `/v1${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: Object.fromEntries(of('header')),
  };
}

/** The body as the contract's example or the step itself has it. */
export function bodyOf(
  document: Reference['document'],
  { operation }: OperationEntry,
  { body, example, set = {}, drop = [] }: SourceStep,
): unknown {
  if (!example) return body;
  const node = operation.requestBody?.content['application/json']?.examples?.[example];
  if (!node) throw new Error(`${operation.operationId} has no example ${example}.`);
  const { value } = resolveRef<Example>(document, node);
  const changes = [...Object.entries(set), ...drop.map(pointer => [pointer, undefined] as const)];
  return changes.reduce((whole, [pointer, part]) => setPointer(whole, pointer, part), value);
}

/** A copy with one value set, or taken away when it is `undefined`. The way there must exist. */
function setPointer(document: unknown, pointer: string, value: unknown): unknown {
  const copy = structuredClone(document);
  const path = pointer.slice(1).split('/');
  const last = path.pop() ?? '';
  let node = copy as Record<string, unknown>;
  for (const key of path) node = node[key] as Record<string, unknown>;
  if (typeof node !== 'object' || node === null) throw new Error(`${pointer} leads nowhere.`);
  if (value === undefined) delete node[last];
  else node[last] = value;
  return copy;
}
