/** An OpenAPI document of 3.0 or 3.1, in one piece, as far as pages are made of it. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; summary?: string; description?: string };
  servers?: { url: string; description?: string }[];
  tags?: Tag[];
  security?: SecurityRequirement[];
  paths?: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: {
    schemas?: Record<string, Schema>;
    securitySchemes?: Record<string, SecurityScheme>;
  };
}

export type JsonObject = { [key: string]: unknown };

/** Extensions differ from document to document, and keywords between 3.0 and 3.1. */
export type Schema = JsonObject;
export type SecurityScheme = JsonObject;
export type SecurityRequirement = Record<string, string[]>;
export type Ref = { $ref: string };

export interface Tag {
  name: string;
  description?: string;
  /** How the tag is called on pages. Other tools know this extension, too. */
  'x-displayName'?: string;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
export type HttpMethod = (typeof methods)[number];

export type PathItem = Partial<Record<HttpMethod, Operation>> & {
  parameters?: (Parameter | Ref)[];
};

export interface Operation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: (Parameter | Ref)[];
  requestBody?: RequestBody | Ref;
  responses?: Record<string, Response | Ref>;
  security?: SecurityRequirement[];
  /** By name, then by the expression for the address that is called. */
  callbacks?: Record<string, Record<string, PathItem> | Ref>;
}

export interface RequestBody {
  description?: string;
  content: Record<string, MediaType>;
}

export interface Response {
  description?: string;
  headers?: Record<string, Header | Ref>;
  content?: Record<string, MediaType>;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example | Ref>;
}

export interface Example {
  summary?: string;
  value?: unknown;
}

export interface Header {
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: Schema;
  content?: Record<string, MediaType>;
  example?: unknown;
  examples?: Record<string, Example | Ref>;
}

export interface Parameter extends Header {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
}

export function isRef(node: unknown): node is Ref {
  return typeof node === 'object' && node !== null && typeof (node as Ref).$ref === 'string';
}

/** Follows a reference inside the document, once or as often as needed. */
export function resolveRef<T>(document: OpenApiDocument, node: T | Ref): T {
  let current: unknown = node;
  const met = new Set<string>();
  while (isRef(current)) {
    if (met.has(current.$ref)) throw new Error(`Reference leads back to itself: ${current.$ref}`);
    met.add(current.$ref);
    const keys = current.$ref.replace(/^#\//, '').split('/').map(unescapePointer);
    current = keys.reduce<unknown>(
      (parent, key) => (parent as JsonObject | undefined)?.[key],
      document,
    );
    if (current === undefined) throw new Error(`Reference leads nowhere: ${(node as Ref).$ref}`);
  }
  return current as T;
}

function unescapePointer(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}

export interface OperationEntry {
  id: string;
  method: HttpMethod;
  path: string;
  tag: string;
  operation: Operation;
}

/** In the order of the tags, then of the paths, which is the order pages are listed in. */
export function listOperations(document: OpenApiDocument): OperationEntry[] {
  const entries = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    listMethods(item).map(([method, operation]) => ({
      id: operation.operationId ?? nameOf(method, path),
      method,
      path,
      tag: tagOf(operation),
      operation: withShared(document, item.parameters, operation),
    })),
  );
  const rank = new Map(listTags(document).map(({ name }, index) => [name, index]));
  return entries.sort((a, b) => (rank.get(a.tag) ?? 0) - (rank.get(b.tag) ?? 0));
}

/** Beside operations a path may have other keys, such as parameters that all of them take. */
function listMethods(item: PathItem): [HttpMethod, Operation][] {
  return Object.entries(item).filter((entry): entry is [HttpMethod, Operation] =>
    methods.includes(entry[0] as HttpMethod),
  );
}

/** An operation may say again, and otherwise, what its path says of a parameter. */
function withShared(
  document: OpenApiDocument,
  shared: PathItem['parameters'],
  operation: Operation,
): Operation {
  if (!shared) return operation;
  const key = (node: Parameter | Ref) => {
    const { name, in: place } = resolveRef<Parameter>(document, node);
    return `${place} ${name}`;
  };
  const parameters = [...shared, ...(operation.parameters ?? [])];
  return {
    ...operation,
    parameters: [...new Map(parameters.map(node => [key(node), node])).values()],
  };
}

function nameOf(method: string, path: string): string {
  const steps = path.split(/[^\w.-]+/).filter(Boolean);
  return [method, ...steps].join('-');
}

// What other tools call the operations that have no tag.
const untagged = 'default';
const tagOf = (operation: Operation) => operation.tags?.[0] ?? untagged;

/** The tags of the document, then those that only operations name. */
export function listTags(document: OpenApiDocument): Tag[] {
  const tags = document.tags ?? [];
  const declared = new Set(tags.map(({ name }) => name));
  const named = Object.values(document.paths ?? {})
    .flatMap(listMethods)
    .map(([, operation]) => tagOf(operation));
  const others = [...new Set(named)].filter(name => !declared.has(name));
  return [...tags, ...others.map(name => ({ name }))];
}

/** A request that an operation has the service send. */
export interface CallbackEntry {
  name: string;
  expression: string;
  method: HttpMethod;
  operation: Operation;
}

export function listCallbacks(
  document: OpenApiDocument,
  { callbacks }: Operation,
): CallbackEntry[] {
  return Object.entries(callbacks ?? {}).flatMap(([name, node]) =>
    Object.entries(resolveRef<Record<string, PathItem>>(document, node)).flatMap(
      ([expression, item]) =>
        listMethods(item).map(([method, operation]) => ({
          name,
          expression,
          method,
          operation: withShared(document, item.parameters, operation),
        })),
    ),
  );
}

export interface WebhookEntry {
  event: string;
  operation: Operation;
}

export function listWebhooks(document: OpenApiDocument): WebhookEntry[] {
  return Object.entries(document.webhooks ?? {}).flatMap(([event, item]) =>
    listMethods(item).map(([, operation]) => ({ event, operation })),
  );
}
