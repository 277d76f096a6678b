/** As much of OpenAPI as the tools read. */
export interface Contract {
  paths: Record<string, Record<string, OperationObject>>;
  components: Record<string, Record<string, unknown>>;
}

export interface OperationObject {
  operationId: string;
  summary: string;
  description: string;
  'x-use-when'?: string;
  'x-avoid-when'?: string;
  'x-credits'?: string;
  'x-rate-limit'?: string;
  'x-errors'?: string[];
  parameters?: unknown[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, unknown>;
}

export interface Media {
  schema?: unknown;
  examples?: Record<string, unknown>;
}

export interface FoundOperation {
  id: string;
  method: string;
  /** Below `/v1`. */
  path: string;
  operation: OperationObject;
}

export function listOperations({ paths }: Contract): FoundOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.operationId)
      .map(([method, operation]) => ({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        operation,
      })),
  );
}

const prefix = '#/components/';

/** What a reference names, or the value itself. */
export function resolve<Kind>(contract: Contract, value: unknown): Kind {
  const name = referenceOf(value);
  if (!name?.startsWith(prefix)) return value as Kind;
  const [kind = '', key = ''] = name.slice(prefix.length).split('/');
  return contract.components[kind]?.[key] as Kind;
}

function referenceOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { $ref } = value as { $ref?: unknown };
  return typeof $ref === 'string' ? $ref : undefined;
}

/** The name of the schema that is referred to. */
export function schemaName(value: unknown): string | undefined {
  return referenceOf(value)?.replace(`${prefix}schemas/`, '');
}

/** Every schema that a value refers to, nearest first, as far as `budget` characters go; then only the names. */
export function collectSchemas(contract: Contract, from: unknown, budget: number) {
  const schemas: Record<string, unknown> = {};
  const further: string[] = [];
  const seen = new Set<string>();
  const queue = [...namesIn(from)];
  let left = budget;
  while (queue.length > 0) {
    const name = queue.shift()!;
    if (seen.has(name)) continue;
    seen.add(name);
    const schema = contract.components.schemas?.[name];
    left -= JSON.stringify(schema ?? null).length;
    if (left < 0) further.push(name);
    else schemas[name] = schema;
    queue.push(...namesIn(schema));
  }
  return { schemas, further };
}

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = schemaName(value);
  return [
    ...(own && !own.startsWith('#') ? [own] : []),
    ...Object.values(value).flatMap(inner => namesIn(inner)),
  ];
}
