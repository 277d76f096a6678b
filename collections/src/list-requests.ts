import {
  type ContractDocument,
  type Example,
  isRef,
  listOperations,
  type OperationEntry,
  type Parameter,
  type Response,
  resolveRef,
} from '@easel/contract';

export interface SavedResponse {
  name: string;
  status: number;
  type: string;
  body: unknown;
}

interface Field {
  name: string;
  value: string;
  description: string;
}

/** One request of a collection: an operation with one of its examples. */
export interface CollectionRequest {
  operation: string;
  /** The tag it stands under. */
  folder: string;
  name: string;
  description: string;
  method: string;
  /** Below the base URL, with `{{name}}` for each parameter. */
  path: string;
  /** Neither is sent unless the reader switches it on. */
  query: Field[];
  headers: Field[];
  body?: unknown;
  responses: SavedResponse[];
}

export interface Folder {
  tag: string;
  name: string;
  description: string;
  requests: CollectionRequest[];
}

/** All operations by tag, each as many times as it has examples of a body. */
export function listFolders(document: ContractDocument): Folder[] {
  const requests = listOperations(document).flatMap(entry => requestsOf(document, entry));
  return document.tags
    .map(({ name: tag, 'x-displayName': name, description }) => ({
      tag,
      name,
      description,
      requests: requests.filter(({ folder }) => folder === tag),
    }))
    .filter(({ requests }) => requests.length > 0);
}

function requestsOf(document: ContractDocument, entry: OperationEntry): CollectionRequest[] {
  const { id, method, path, tag, operation } = entry;
  const parameters = (operation.parameters ?? []).map(node =>
    resolveRef<Parameter>(document, node),
  );
  const of = (place: Parameter['in']): Field[] =>
    parameters
      .filter(parameter => parameter.in === place)
      .map(({ name, example, description }) => ({ name, value: String(example), description }));
  const shared = {
    operation: id,
    folder: tag,
    description: operation.description,
    method: method.toUpperCase(),
    path: path.replaceAll('{', '{{').replaceAll('}', '}}'),
    query: of('query'),
    headers: of('header'),
  };
  const responses = savedResponses(document, entry);
  const examples = Object.values(
    operation.requestBody?.content['application/json']?.examples ?? {},
  ).map(node => resolveRef<Example>(document, node));
  if (examples.length === 0) return [{ ...shared, name: operation.summary, responses }];
  return examples.map(({ summary, value }, index) => ({
    ...shared,
    name: examples.length > 1 ? `${operation.summary}: ${summary}` : operation.summary,
    body: freshBody(value),
    responses: index === 0 ? responses : [],
  }));
}

/** A request ID is good for one request, so a script makes one each time. */
function freshBody(value: unknown): unknown {
  const body = value as Record<string, unknown>;
  return 'requestId' in body ? { ...body, requestId: '{{requestId}}' } : body;
}

/** Results, and the errors of this operation; those that every operation has are left to the reference. */
function savedResponses(
  document: ContractDocument,
  { operation }: OperationEntry,
): SavedResponse[] {
  return Object.entries(operation.responses).flatMap(([status, node]) => {
    if (isRef(node)) return [];
    return Object.entries((node as Response).content ?? {}).flatMap(([type, { examples = {} }]) =>
      Object.entries(examples).map(([key, example]) => {
        const { summary = key, value } = resolveRef<Example>(document, example);
        return { name: `${status} ${summary}`, status: Number(status), type, body: value };
      }),
    );
  });
}

/** What paths are filled with, by the examples of the contract, which the sandbox has. */
export function listPathValues(document: ContractDocument): Field[] {
  const found = listOperations(document).flatMap(({ operation }) =>
    (operation.parameters ?? [])
      .map(node => resolveRef<Parameter>(document, node))
      .filter(parameter => parameter.in === 'path'),
  );
  return [...new Map(found.map(parameter => [parameter.name, parameter])).values()].map(
    ({ name, example, description }) => ({ name, value: String(example), description }),
  );
}
