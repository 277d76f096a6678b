/** An OpenAPI document of 3.0 or 3.1, in one piece, as far as pages are made of it. */
export interface OpenApiDocument {
  openapi: string;
  info: {
    title: string;
    version: string;
    summary?: string;
    description?: string;
    termsOfService?: string;
    contact?: { name?: string; url?: string; email?: string };
    license?: { name: string; url?: string; identifier?: string };
  };
  externalDocs?: ExternalDocs;
  servers?: Server[];
  tags?: Tag[];
  security?: SecurityRequirement[];
  paths?: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: {
    schemas?: Record<string, Schema>;
    securitySchemes?: Record<string, SecurityScheme>;
  };
}

export interface Server {
  url: string;
  description?: string;
  /** The address before its variables got their defaults. */
  template?: string;
  variables?: Record<string, { default?: string; enum?: string[] }>;
}

export interface ExternalDocs {
  url: string;
  description?: string;
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
  externalDocs?: ExternalDocs;
  /** How the tag is called on pages. Other tools know this extension, too. */
  'x-displayName'?: string;
}

export const methods = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  // Of 3.2.
  'query',
] as const;
export type HttpMethod = (typeof methods)[number];

export type PathItem = Partial<Record<HttpMethod, Operation>> & {
  parameters?: (Parameter | Ref)[];
  /** Of methods with other names: 3.2. */
  additionalOperations?: Record<string, Operation>;
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
  deprecated?: boolean;
  externalDocs?: ExternalDocs;
  servers?: Server[];
  /** By name, then by the expression for the address that is called. */
  callbacks?: Record<string, Record<string, PathItem> | Ref>;
}

export interface RequestBody {
  description?: string;
  required?: boolean;
  content: Record<string, MediaType>;
}

export interface Response {
  description?: string;
  headers?: Record<string, Header | Ref>;
  content?: Record<string, MediaType>;
  links?: Record<string, Link | Ref>;
}

export interface Link {
  operationId?: string;
  operationRef?: string;
  parameters?: Record<string, unknown>;
  requestBody?: unknown;
  description?: string;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example | Ref>;
  encoding?: Record<string, Encoding>;
}

/** How a value is written into an address, a header or a part of a form. */
export interface Style {
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
}

export interface Encoding extends Style {
  contentType?: string;
  headers?: Record<string, Header | Ref>;
}

export interface Example {
  summary?: string;
  value?: unknown;
}

export interface Header extends Style {
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

/** Each place may have servers of its own; entries without an address lead nowhere. */
export function listServers({
  servers,
}: {
  servers?: Server[];
}): { url: string; description: string }[] {
  return (servers ?? []).flatMap(server =>
    typeof server?.url === 'string'
      ? [{ url: server.url, description: server.description ?? '' }]
      : [],
  );
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
    current = keys.reduce<unknown>(stepInto, document);
    if (current === undefined) throw new Error(`Reference leads nowhere: ${(node as Ref).$ref}`);
  }
  return current as T;
}

/** What every object has by birth nobody wrote. */
function stepInto(parent: unknown, key: string): unknown {
  const isThere = typeof parent === 'object' && parent !== null && Object.hasOwn(parent, key);
  return isThere ? (parent as JsonObject)[key] : undefined;
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
  const named = Object.entries(item).filter((entry): entry is [HttpMethod, Operation] =>
    methods.includes(entry[0] as HttpMethod),
  );
  const others = Object.entries(item.additionalOperations ?? {}).map(
    ([method, operation]) => [method.toLowerCase() as HttpMethod, operation] as const,
  );
  return others.length === 0 ? named : [...named, ...(others as [HttpMethod, Operation][])];
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

export function nameOf(method: string, path: string): string {
  const steps = path.split(/[^\w.-]+/).filter(Boolean);
  return [method, ...steps].join('-');
}

// What other tools call the operations that have no tag.
export const untagged = 'default';
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
