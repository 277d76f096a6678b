import { operations as facts, rateLimits } from '@easel/sandbox/judge';
import { z } from 'zod';
import {
  type Contract,
  collectSchemas,
  type FoundOperation,
  listOperations,
  type Media,
  resolve,
  schemaName,
} from '../contract.ts';
import type { Edition } from '../library.ts';
import { defineTool, editionIn, type LanguageChoice, ToolProblem } from '../tool.ts';

/** Characters of schemas in one answer. */
const schemaBudget = 16_000;

export const getOperation = (language: LanguageChoice) =>
  defineTool({
    name: 'get_operation',
    title: 'Look up an operation',
    description: `Looks up an operation of the Easel API in its contract. Without arguments: the list of all operations. With \`operation\` (an id such as create-job, or "POST /jobs") and \`part\`: "overview" (when to use it, path, parameters, price, rate limit, an example request), "request" (JSON Schema of the body), "responses" (statuses, and the schema of a success), "errors" (each code it can answer with, its cause and remedy). With \`schema\`: one schema by its name. Schemas refer to each other by name; those under \`furtherSchemas\` did not fit and can be asked for.`,
    input: z.strictObject({
      operation: z.string().max(200).optional().describe('Its id, or method and path.'),
      part: z.enum(['overview', 'request', 'responses', 'errors']).default('overview'),
      schema: z.string().max(100).optional().describe('Name of a schema, such as Diffusion.'),
      language,
    }),
    run({ operation, part, schema, language }, bench) {
      const edition = editionIn(bench, language);
      if (schema !== undefined) return { data: describeSchema(edition.contract, schema) };
      const all = listOperations(edition.contract);
      if (operation === undefined) {
        return {
          data: all.map(({ id, method, path, operation: { summary } }) => ({
            id,
            request: `${method} /v1${path}`,
            summary,
          })),
        };
      }
      const found = findOperation(all, operation);
      if (part === 'request') return { data: describeRequest(edition.contract, found) };
      if (part === 'responses') return { data: describeResponses(edition.contract, found) };
      if (part === 'errors') return { data: describeErrors(edition, found) };
      return { data: describeOperation(edition.contract, found) };
    },
  });

export function findOperation(all: FoundOperation[], wanted: string): FoundOperation {
  const name = wanted.trim();
  const found = all.find(
    ({ id, method, path }) =>
      id === name.toLowerCase() || `${method} ${path}` === name.replace(/\s+\/v1\//, ' /'),
  );
  if (found) return found;
  throw new ToolProblem(
    `There is no operation ${name.slice(0, 100)}. There are: ${all.map(({ id }) => id).join(', ')}.`,
  );
}

function describeOperation(contract: Contract, { id, method, path, operation }: FoundOperation) {
  const body = operation.requestBody?.content['application/json'];
  return {
    id,
    request: `${method} /v1${path}`,
    summary: operation.summary,
    description: operation.description,
    useWhen: operation['x-use-when'],
    avoidWhen: operation['x-avoid-when'],
    price: operation['x-credits'],
    rateLimit: rateLimitOf(operation['x-rate-limit']),
    parameters: operation.parameters?.map(parameter => resolve(contract, parameter)),
    ...(body && {
      bodySchema: schemaName(body.schema),
      examples: Object.keys(body.examples ?? {}),
      example: firstExample(contract, body),
    }),
    page: `/docs/api/apis/${id}`,
    next: body
      ? 'part "request" has the schema of the body, "errors" every code; validate_request checks a body.'
      : 'part "responses" has what it answers with, "errors" every code.',
  };
}

const rateLimitOf = (name = 'default') =>
  Object.entries(rateLimits).find(([known]) => known === name)?.[1];

function firstExample(contract: Contract, { examples = {} }: Media): unknown {
  const [first] = Object.values(examples);
  return resolve<{ value?: unknown } | undefined>(contract, first)?.value;
}

function describeRequest(contract: Contract, { id, operation }: FoundOperation) {
  const body = operation.requestBody?.content['application/json'];
  if (!body) {
    throw new ToolProblem(
      `${id} has no body; its parameters are in part "overview". Nothing but them is sent.`,
    );
  }
  return { body: body.schema, ...withSchemas(contract, body.schema) };
}

function describeResponses(contract: Contract, { operation }: FoundOperation) {
  const responses = Object.entries(operation.responses).map(([status, value]) => {
    const { description, headers, content } = resolve<{
      description: string;
      headers?: Record<string, unknown>;
      content?: Record<string, Media>;
    }>(contract, value);
    const [type, media] = Object.entries(content ?? {})[0] ?? [];
    const schema = schemaName(media?.schema);
    return { status, description, headers: Object.keys(headers ?? {}), type, schema };
  });
  const success = responses.find(({ status }) => status.startsWith('2'));
  const root = success?.schema && { $ref: `#/components/schemas/${success.schema}` };
  return { responses, ...withSchemas(contract, root) };
}

function describeErrors({ errors }: Edition, { id }: FoundOperation) {
  const codes = facts.find(fact => fact.id === id)?.errors ?? [];
  return codes.flatMap(code => {
    const known = errors.errors.find(error => error.code === code);
    if (!known) return [];
    const { status, retryable, title, meaning, cause, remedy } = known;
    return [{ code, status, retryable, title, meaning, cause, remedy }];
  });
}

function describeSchema(contract: Contract, name: string) {
  const schema = contract.components.schemas?.[name];
  if (Object.hasOwn(contract.components.schemas ?? {}, name)) {
    return { [name]: schema, ...withSchemas(contract, schema) };
  }
  const known = Object.keys(contract.components.schemas ?? {});
  throw new ToolProblem(
    `There is no schema ${name}. Schemas are named in part "request" and "responses" of an operation; there are ${known.join(', ')}.`,
  );
}

function withSchemas(contract: Contract, from: unknown) {
  const { schemas, further } = collectSchemas(contract, from, schemaBudget);
  return { schemas, ...(further.length > 0 && { furtherSchemas: further }) };
}
