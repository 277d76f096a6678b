import { isRecord } from '../../kit/read-json';
import { findName } from '../../kit/view/find-name';
import { setAt } from '../Form/field-value';
import { findPlace } from '../Form/find-place';
import type { FormData, FormNode } from '../form-data';
import { resolveNode } from '../schema';
import { type Draft, type Mistake, parseJson, printJson } from './draft';

const mistakes: Record<string, Mistake> = {
  'sign-error': 'signature',
  'timestamp-skew': 'timestamp',
  'token-invalid': 'token',
  'unsupported-content-type': 'contentType',
};

type Spoil = (body: Record<string, unknown>, data: FormData) => unknown;

const unknownId = '100000000000000000';

/** Bodies that deserve the error. A preset without one, or without a place for it, is left to the sandbox. */
const spoilt: Record<string, Spoil> = {
  'param-error': (body, data) => spoilNumber(body, data) ?? spoilType(body, data),
  'unknown-field': body => ({ ...body, promt: 'a misspelt name' }),
  'stage-order-invalid': body =>
    Array.isArray(body.stages) ? { ...body, stages: body.stages.toReversed() } : undefined,
  'cost-limit-exceeded': body => ('maxCredits' in body ? { ...body, maxCredits: 0.1 } : undefined),
  'model-not-found': body => replaceIn(body, 'sdModel'),
  'resource-not-found': body => replaceIn(body, 'imageResourceId'),
  'template-not-found': body => replaceIn(body, 'templateId'),
};

/** Ids in the path that nothing has. */
const spoiltParameters: Record<string, string> = {
  'job-not-found': 'jobId',
  'model-not-found': 'modelId',
  'template-not-found': 'templateId',
};

/** The request for a preset: one that really is wrong where there is one, else one that asks the sandbox to play it. */
export function provoke(data: FormData, draft: Draft, scenario: string): Draft {
  const mistake = mistakes[scenario];
  if (mistake && (mistake !== 'contentType' || draft.body !== undefined)) {
    return { ...draft, scenario, mistake };
  }
  const wrong = spoilDraft(data, draft, scenario);
  if (wrong) return { ...draft, ...wrong, scenario, mistake: 'request' };
  return { ...draft, ...allowScenario(data, draft, scenario), scenario, mistake: undefined };
}

function spoilDraft(data: FormData, draft: Draft, scenario: string): Partial<Draft> | undefined {
  const { parameters, body: text } = draft;
  const id = spoiltParameters[scenario];
  if (id && id in parameters) return { parameters: { ...parameters, [id]: unknownId } };
  if (text === undefined) {
    const [first] = Object.keys(parameters);
    if (scenario !== 'param-error' || !first) return undefined;
    return { parameters: { ...parameters, [first]: 'not-an-id' } };
  }
  if (scenario === 'malformed-json') return { body: text.slice(0, -1) };
  const body = parseJson(text);
  const wrong = isRecord(body) ? spoilt[scenario]?.(body, data) : undefined;
  return wrong === undefined ? undefined : { body: printJson(wrong) };
}

/** Where a request says how many images it wants. */
const counts = ['/stages/*/inputInitialize/count', '/params/*/inputs/batch_size'];

/** One of several images can be blocked only if there are several. */
function allowScenario(data: FormData, draft: Draft, scenario: string): Partial<Draft> {
  if (scenario !== 'partly-blocked') return {};
  const body = parseJson(draft.body);
  for (const pointer of counts) {
    const place = findPlace(data.schemas, data.body ?? {}, body, pointer);
    if (place && Number(place.value) < 2) return { body: printJson(setAt(body, place.path, 2)) };
  }
  return {};
}

/** The first number of those that most readers change, one more than it may be. */
function spoilNumber(body: object, data: FormData): unknown {
  for (const pointer of data.essentials) {
    const place = findPlace(data.schemas, data.body ?? {}, body, pointer);
    if (place?.node.maximum !== undefined) {
      return setAt(body, place.path, place.node.maximum + 1);
    }
  }
  return undefined;
}

/** A list where the first field of the body wants something else. */
function spoilType(body: object, data: FormData): unknown {
  const { properties = {} }: FormNode = resolveNode(data.schemas, data.body ?? {});
  const [name] = Object.entries(properties).find(
    ([, node]) => !resolveNode(data.schemas, node).items,
  ) ?? [''];
  return name && setAt(body, [name], [null]);
}

function replaceIn(value: unknown, name: string): unknown {
  const found = findName(value, name);
  return found && setAt(value, found.path, unknownId);
}
