import {
  type ContractDocument,
  type JsonObject,
  type OperationEntry,
  type Parameter,
  resolveRef,
} from '@easel/contract';
import { knownKeywords } from '../src/core/schema/find-faults.ts';
import type { Schema, Schemas } from '../src/core/schema/schema.ts';

/** What the contract says of requests, without what only people read. */
export function requestSchemas(document: ContractDocument, operations: OperationEntry[]): Schemas {
  const schemas: Schemas = { definitions: {}, bodies: {}, parameters: {} };
  const add = (name: string): string => {
    if (!(name in schemas.definitions)) {
      schemas.definitions[name] = {};
      schemas.definitions[name] = prepare(document.components.schemas[name] as JsonObject, add);
    }
    return name;
  };
  for (const { id, operation } of operations) {
    const body = operation.requestBody?.content['application/json']?.schema;
    if (body) schemas.bodies[id] = prepare(body as JsonObject, add);
    const parameters = parametersSchema(document, operation.parameters ?? []);
    schemas.parameters[id] = prepare(parameters, add);
  }
  for (const schema of Object.values(schemas.definitions)) inheritDefaults(schema, schemas);
  for (const schema of Object.values(schemas.bodies)) inheritDefaults(schema, schemas);
  return schemas;
}

/** Path, query and header parameters become one object each, so that one schema points at them all. */
function parametersSchema(
  document: ContractDocument,
  list: (Parameter | { $ref: string })[],
): JsonObject {
  const parameters = list.map(entry => resolveRef<Parameter>(document, entry));
  const group = (place: Parameter['in']) => {
    const members = parameters.filter(parameter => parameter.in === place);
    const name = (parameter: Parameter) =>
      place === 'header' ? parameter.name.toLowerCase() : parameter.name;
    return {
      type: 'object',
      properties: Object.fromEntries(members.map(member => [name(member), member.schema])),
      required: members.filter(member => member.required).map(name),
      ...(place === 'query' ? { additionalProperties: false } : {}),
    };
  };
  return {
    type: 'object',
    properties: { path: group('path'), query: group('query'), header: group('header') },
  };
}

const annotations = /^(x-|title$|description$|example$|contentEncoding$)/;

/** In the order of the keywords, so that a reader is told of a missing field before a wrong one. */
function prepare(node: JsonObject, add: (name: string) => string): Schema {
  const nested = (schema: unknown) => prepare(schema as JsonObject, add);
  // Which of several objects it is can be said of objects only.
  const known: Schema = 'discriminator' in node ? { type: 'object' } : {};
  const read: { [Keyword in keyof Schema]?: (value: never) => unknown } = {
    $ref: (ref: string) => add(nameOf(ref)),
    not: nested,
    items: nested,
    propertyNames: nested,
    additionalProperties: (value: unknown) => (typeof value === 'boolean' ? value : nested(value)),
    properties: (value: JsonObject) =>
      Object.fromEntries(Object.entries(value).map(([name, each]) => [name, nested(each)])),
    discriminator: ({ propertyName, mapping }: { propertyName: string; mapping: JsonObject }) => ({
      propertyName,
      branches: Object.fromEntries(
        Object.entries(mapping).map(([tag, ref]) => [tag, add(nameOf(String(ref)))]),
      ),
    }),
  };
  for (const keyword of knownKeywords) {
    if (!(keyword in node)) continue;
    const reader = read[keyword] ?? ((value: unknown) => value);
    Object.assign(known, { [keyword]: reader(node[keyword] as never) });
  }
  refuseUnknown(node);
  return known;
}

/** What the sandbox does not understand, it would not refuse. */
function refuseUnknown(node: JsonObject): void {
  for (const [keyword, value] of Object.entries(node)) {
    const branches = keyword === 'oneOf' && 'discriminator' in node;
    const known = knownKeywords.includes(keyword as keyof Schema) || annotations.test(keyword);
    const understood = keyword !== 'format' || value === 'uri';
    if ((!known && !branches) || !understood) {
      throw new Error(`The sandbox does not know ${keyword}: ${JSON.stringify(value)}.`);
    }
  }
}

/** A default that a reference leads to is that of the property as well. */
function inheritDefaults(schema: Schema, { definitions }: Schemas): void {
  for (const property of Object.values(schema.properties ?? {})) {
    const inherited = definitions[property.$ref ?? '']?.default;
    if (inherited !== undefined) property.default ??= inherited;
    inheritDefaults(property, { definitions } as Schemas);
  }
  if (schema.items) inheritDefaults(schema.items, { definitions } as Schemas);
}

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);
