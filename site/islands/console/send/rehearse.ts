import type { WireRequest } from '../request/build-request';
import { scenarioHeader } from '../request/build-request';
import { parseJson } from '../request/draft';
import { inPageSandbox } from '../session';

export interface FieldMessage {
  pointer: string;
  detail: string;
}

export interface Rehearsal {
  /** The problem the server would answer with; a missing job or image is none, the reader may have made it. */
  problem?: { code: string; detail: string; errors: FieldMessage[] };
  credits?: number;
  /** Nobody could be asked. */
  stopped?: true;
}

const origin = 'http://127.0.0.1:8787';
const notFound = [404, 409, 410];

/** What would the server say? A sandbox that is thrown away answers, so the messages are the real ones. */
export async function rehearse(operation: string, request: WireRequest): Promise<Rehearsal> {
  const { [scenarioHeader]: _, ...headers } = request.headers;
  const [response, credits] = await Promise.all([
    ask(request.method, request.path, headers, request.body),
    quote(operation, request.body),
  ]);
  const cost = credits === undefined ? {} : { credits };
  if (response.ok || notFound.includes(response.status)) return cost;
  const { code, detail, errors = [] } = await response.json();
  if (code === 'RESOURCE_NOT_UPLOADED') return cost;
  return { problem: { code, detail, errors }, ...cost };
}

function ask(method: string, path: string, headers: Record<string, string>, body?: string) {
  return inPageSandbox().rehearse(origin + path, {
    method,
    headers: { ...headers, Authorization: 'Bearer sbx_token_sandbox' },
    ...(body === undefined ? {} : { body }),
  });
}

/** Each way to create a job has a free operation that prices it. */
const quotes: Record<string, { path: string; fields: string[] }> = {
  'create-job': { path: '/v1/jobs/credits', fields: ['stages'] },
  'workflow-job-create': { path: '/v1/jobs/workflow/params/check', fields: ['params'] },
  'workflow-template-job-create': {
    path: '/v1/workflows/template/check',
    fields: ['templateId', 'fields'],
  },
};

async function quote(operation: string, body: string | undefined): Promise<number | undefined> {
  const { path, fields } = quotes[operation] ?? {};
  const value = parseJson(body) as Record<string, unknown> | undefined;
  if (!path || !fields || typeof value !== 'object' || value === null) return undefined;
  const priced = Object.fromEntries(fields.map(field => [field, value[field]]));
  const headers = { 'Content-Type': 'application/json' };
  const response = await ask('POST', path, headers, JSON.stringify(priced));
  if (!response.ok) return undefined;
  const { credits } = await response.json();
  return typeof credits === 'number' ? credits : undefined;
}
