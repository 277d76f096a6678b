import type {
  ContractDocument,
  Example,
  Header,
  HttpMethod,
  MediaType,
  Operation,
  Parameter,
  Ref,
  Response,
  Schema,
} from './contract-types.ts';
import { resolveRef } from './references.ts';

export interface OperationEntry {
  id: string;
  method: HttpMethod;
  path: string;
  tag: string;
  operation: Operation;
}

export interface WebhookEntry {
  event: string;
  operation: Operation;
}

/** In the order of the tags, then of the paths, which is the order pages are listed in. */
export function listOperations(document: ContractDocument): OperationEntry[] {
  const entries = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      id: operation.operationId,
      method: method as HttpMethod,
      path,
      tag: operation.tags[0] ?? '',
      operation,
    })),
  );
  const rank = new Map(document.tags.map((tag, index) => [tag.name, index]));
  return entries.sort((a, b) => (rank.get(a.tag) ?? 0) - (rank.get(b.tag) ?? 0));
}

export function listWebhooks(document: ContractDocument): WebhookEntry[] {
  return Object.entries(document.webhooks).map(([event, item]) => ({
    event,
    operation: item.post,
  }));
}

export interface ContractExample {
  place: string;
  schema: Schema;
  value: unknown;
  /** Requests and parameters are checked as they are; answers may carry more fields than the schema knows. */
  direction: 'request' | 'response';
}

/** Every example of an operation or webhook, with the schema it must satisfy. */
export function listExamples(document: ContractDocument): ContractExample[] {
  const operations = [
    ...listOperations(document).map(({ operation }) => operation),
    ...listWebhooks(document).map(({ operation }) => operation),
  ];
  return operations.flatMap(operation => examplesOf(document, operation));
}

function examplesOf(document: ContractDocument, operation: Operation): ContractExample[] {
  const id = operation.operationId;
  const parameters = (operation.parameters ?? []).map(entry => {
    const { name, ...parameter } = resolveRef<Parameter>(document, entry);
    return fromHeader(`${id} parameter ${name}`, parameter, 'request');
  });
  const request = fromContent(document, `${id} request`, operation.requestBody?.content, 'request');
  const responses = Object.entries(operation.responses).flatMap(([status, entry]) =>
    fromResponse(document, `${id} ${status}`, entry),
  );
  return [...parameters, ...request, ...responses];
}

function fromResponse(
  document: ContractDocument,
  place: string,
  entry: Response | Ref,
): ContractExample[] {
  const response = resolveRef<Response>(document, entry);
  const headers = Object.entries(response.headers ?? {}).map(([name, header]) =>
    fromHeader(`${place} header ${name}`, resolveRef<Header>(document, header), 'response'),
  );
  return [...headers, ...fromContent(document, place, response.content, 'response')];
}

function fromHeader(
  place: string,
  { schema, example }: Header,
  direction: ContractExample['direction'],
): ContractExample {
  return { place, schema, value: example, direction };
}

function fromContent(
  document: ContractDocument,
  place: string,
  content: Record<string, MediaType> | undefined,
  direction: ContractExample['direction'],
): ContractExample[] {
  return Object.values(content ?? {}).flatMap(({ schema, examples }) =>
    Object.entries(examples ?? {}).map(([name, example]) => ({
      place: `${place} ${name}`,
      schema,
      value: resolveRef<Example>(document, example).value,
      direction,
    })),
  );
}
