import { posix } from 'node:path';
import { parse } from 'yaml';
import { type Repository, yamlAt } from '../repository/repository.ts';

/** The contract has one file for each operation, named for it. */
export function operationIds(files: readonly string[]): string[] {
  return files
    .filter(path => /^contract\/operations\/[^/]+\.yaml$/.test(path))
    .map(path => posix.basename(path, '.yaml'));
}

/** Names of fields and schemas, enum values, parameters and operations: what the API itself calls things. */
export function contractNames(repository: Repository): string[] {
  return [
    ...operationIds(repository.files),
    ...repository.files
      .filter(path =>
        /^contract\/(?:schemas|parameters|headers|operations)\/[^/]+\.yaml$/.test(path),
      )
      .flatMap(path => namesIn(yamlAt(repository, path), repository)),
  ];
}

function namesIn(node: unknown, repository: Repository): string[] {
  if (Array.isArray(node)) return node.flatMap(item => namesIn(item, repository));
  if (node === null || typeof node !== 'object') return [];
  const values = enumValues(node, repository)?.map(String) ?? [];
  const names = Object.entries(node).flatMap(([key, value]) => {
    if (key === 'enum') return [];
    if (key === 'properties') return [...Object.keys(value ?? {}), ...namesIn(value, repository)];
    if ((key === 'title' || key === 'name' || key === 'const') && typeof value === 'string')
      return [value];
    return namesIn(value, repository);
  });
  return [...values, ...names];
}

/** The values a schema lists, or the names of the table it takes them from, such as `errors.yaml#/errors`. */
function enumValues(schema: object, repository: Repository): unknown[] | undefined {
  const { enum: listed, 'x-enum-source': source } = schema as Record<string, unknown>;
  if (typeof source !== 'string') return Array.isArray(listed) ? listed : undefined;
  const [file = '', table = ''] = source.split('#/');
  const tables = yamlAt(repository, `contract/${file}`) as Record<string, object>;
  return Object.keys(tables[table] ?? {});
}

export interface Bounds {
  lowest?: number;
  highest?: number;
  multipleOf?: number;
  values?: unknown[];
}

interface Schema {
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  multipleOf?: number;
  enum?: unknown[] | undefined;
  const?: unknown;
  $ref?: string;
}

/** The bounds of every field and parameter of a name; one name may be in several schemas. */
export function fieldBounds(repository: Repository): Map<string, Bounds[]> {
  const { files } = repository;
  const found = new Map<string, Bounds[]>();
  const note = (name: string, schema: Schema, path: string) => {
    const target = posix.join(posix.dirname(path), schema.$ref ?? '');
    const shared = schema.$ref && files.includes(target) ? yamlAt(repository, target) : {};
    const whole: Schema = { ...(shared as Schema), ...schema };
    const bounds = boundsOf({ ...whole, enum: enumValues(whole, repository) });
    if (Object.values(bounds).some(value => value !== undefined)) {
      found.set(name, [...(found.get(name) ?? []), bounds]);
    }
  };
  for (const path of files.filter(isSchemaFile)) {
    eachField(yamlAt(repository, path), (name, schema) => note(name, schema, path));
  }
  return found;
}

function isSchemaFile(path: string): boolean {
  return /^contract\/(?:schemas|parameters|operations)\/[\w-]+\.yaml$/.test(path);
}

function eachField(node: unknown, note: (name: string, schema: Schema) => void): void {
  if (Array.isArray(node)) for (const item of node) eachField(item, note);
  else if (node !== null && typeof node === 'object') {
    const { properties, name, schema } = node as Record<string, unknown>;
    for (const [field, value] of Object.entries(properties ?? {})) note(field, value as Schema);
    if (typeof name === 'string' && schema) note(name, schema as Schema);
    for (const value of Object.values(node)) eachField(value, note);
  }
}

function boundsOf(schema: Schema): Bounds {
  return {
    lowest: schema.minimum ?? schema.minLength ?? schema.minItems,
    highest: schema.maximum ?? schema.maxLength ?? schema.maxItems,
    multipleOf: schema.multipleOf,
    values: schema.enum ?? (schema.const === undefined ? undefined : [schema.const]),
  };
}

const base = '/v1';
const call = /^(?:(GET|POST|PUT|PATCH|DELETE) )?(\/v1(?:\/[^\s?#]*)?)(?:[?#]\S*)?$/;

export interface NamedCall {
  method: string | undefined;
  path: string;
}

/** `POST /v1/jobs` or `/v1/jobs/881417947308949275`. */
export function namedCall(text: string): NamedCall | undefined {
  const [, method, path] = call.exec(text) ?? [];
  return path === undefined ? undefined : { method, path: path.replace(/\/$/, '') };
}

/** Whether the contract has a call; an id, … or another name may take the place of a parameter. */
export function contractCalls(openapi: string): (call: NamedCall) => boolean {
  const { paths } = parse(openapi) as { paths: Record<string, object> };
  const templates = Object.entries(paths).map(([path, item]) => ({ parts: path.split('/'), item }));
  return ({ method, path }) => {
    if (path === base) return method === undefined;
    const wanted = path.slice(base.length).split('/');
    return templates.some(
      ({ parts, item }) =>
        matches(parts, wanted) && (method === undefined || method.toLowerCase() in item),
    );
  };
}

function matches(template: string[], wanted: string[]): boolean {
  return (
    template.length === wanted.length &&
    template.every((part, i) =>
      part.startsWith('{')
        ? /^(?:\{\w+\}|\d+|…|[A-Z_]+)$/.test(wanted[i] ?? '')
        : part === wanted[i],
    )
  );
}
