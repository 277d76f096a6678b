import { readFile } from 'node:fs/promises';
import {
  type ContractDocument,
  createValidator,
  listExamples,
  listOperations,
  loadContract,
  type Response as ResponseFacts,
  resolveRef,
} from '@easel/contract';
import { importPrivateKey, signRequest } from '@easel/signing';
import { expect } from 'vitest';

/** What the suite needs from a runtime. Node and the browser each bring one. */
export interface Runtime {
  origin: string;
  fetch(request: Request): Promise<Response>;
  /** The clock of the sandbox, in milliseconds. */
  now(): number;
  advance(ms: number): void;
  /** Stops the clock, so that a slow machine refills no bucket; returns what starts it again. */
  hold(): () => void;
  close(): Promise<void> | void;
}

export type StartRuntime = () => Promise<Runtime>;

export interface CallOptions {
  path?: Record<string, string>;
  query?: string;
  body?: unknown;
  /** Sent instead of `body`, as it is. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** A bearer token, an RSA app id, or nothing at all. */
  token?: string | null;
  appId?: string;
  scenario?: string;
}

export interface CallResult {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: answers are checked against the contract at run time
  body: any;
}

const keys = new URL('../../signing/vectors/keys/', import.meta.url);
const pem = await readFile(new URL('throwaway-sandbox-1.pkcs8.pem', keys), 'utf8');
const document: ContractDocument = await loadContract();
const operations = listOperations(document);
const validate = createValidator(document, { closed: true });
const privateKey = importPrivateKey(pem);
const examples = listExamples(document);

export type ContractCall = (operationId: string, options?: CallOptions) => Promise<CallResult>;

/** Every request and every answer is validated against the contract. */
export function createContractClient(runtime: Runtime): ContractCall {
  return async (operationId, options = {}) => {
    // A second is enough to refill every rate limit.
    runtime.advance(1000);
    const { method, path, operation } = operations.find(({ id }) => id === operationId)!;
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => options.path?.[name] ?? name);
    const target = `/v1${filled}${options.query ? `?${options.query}` : ''}`;
    const schema = operation.requestBody?.content['application/json']?.schema;
    const body =
      options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    const request = new Request(runtime.origin + target, {
      method: method.toUpperCase(),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(await authorize(runtime, method, target, body, options)),
        ...(options.scenario ? { 'x-sandbox-scenario': options.scenario } : {}),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const response = await runtime.fetch(request);
    const result = {
      status: response.status,
      headers: response.headers,
      body: await response.json(),
    };
    if (response.ok && schema) expect(validate(schema, options.body)).toEqual([]);
    checkAnswer(operation.responses, operation['x-errors'] ?? [], result);
    return result;
  };
}

async function authorize(
  runtime: Runtime,
  method: string,
  path: string,
  body: CallOptions['raw'],
  { token, appId }: CallOptions,
): Promise<Record<string, string>> {
  if (token === null) return {};
  if (token !== undefined) return { authorization: `Bearer ${token}` };
  const { authorization } = await signRequest({
    appId: appId ?? 'app_sandbox',
    privateKey: await privateKey,
    method,
    path,
    body,
    timestamp: Math.floor(runtime.now() / 1000),
  });
  return { authorization };
}

function checkAnswer(
  responses: Record<string, ResponseFacts | { $ref: string }>,
  errors: string[],
  { status, headers, body }: CallResult,
): void {
  const declared = responses[String(status)];
  expect(declared, `status ${status} is declared: ${JSON.stringify(body)}`).toBeDefined();
  const facts = resolveRef<ResponseFacts>(document, declared!);
  const type = headers.get('content-type') ?? '';
  const media = facts.content?.[type];
  expect(media, `content type ${type} is declared for ${status}`).toBeDefined();
  expect(validate(media!.schema, body)).toEqual([]);
  expect(headers.get('x-request-id')).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  if (status >= 400) {
    expect(errors).toContain(body.code);
    expect(body.traceId).toBe(headers.get('x-request-id'));
  } else {
    expect(headers.get('ratelimit')).toMatch(/^"[a-z-]+";r=\d+;t=\d+$/);
  }
  if (status === 202 || status === 429 || status === 503) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
}

/** The request bodies that the contract shows for an operation, the first one first. */
// biome-ignore lint/suspicious/noExplicitAny: examples are validated by the contract's own tests
export function exampleBodies(operationId: string): any[] {
  return examples
    .filter(({ place }) => place.startsWith(`${operationId} request`))
    .map(({ value }) => structuredClone(value));
}

// biome-ignore lint/suspicious/noExplicitAny: see above
export function exampleBody(operationId: string, requestId?: string): any {
  const [body] = exampleBodies(operationId);
  return requestId === undefined ? body : { ...body, requestId };
}
