import type { JsonObject } from '../openapi.ts';
import { escapeKey } from './pointer.ts';
import { flag, isObject, list, map, number, object, text, unexpected } from './readers.ts';
import { below, type Place, type Reader } from './reading.ts';
import { sharedName } from './shared-schemas.ts';

const simple = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);

/** A schema of any version. What allows anything stays, what allows nothing is written as a rule. */
export const schema: Reader = (value, at) => {
  if (value === true) return value;
  if (value === false) return { not: {} };
  if (isObject(value)) return fields(withTarget(value, at), at) ?? true;
  unexpected(value, at);
  return typeof value === 'string' && simple.has(value) ? { type: value } : {};
};

const schemas = list(schema);
const schemaMap = map(schema);

const each = (names: string, reader: Reader) =>
  Object.fromEntries(names.split(' ').map(name => [name, reader]));

const fields = object(
  {
    ...each('title description format pattern contentMediaType contentEncoding', text),
    ...each('minimum maximum minLength maxLength minItems maxItems', number),
    ...each('minProperties maxProperties multipleOf', number),
    // Before 3.1 a flag beside the bound.
    ...each('exclusiveMinimum exclusiveMaximum', (value, at) =>
      typeof value === 'boolean' ? value : number(value, at),
    ),
    ...each('nullable readOnly writeOnly deprecated uniqueItems', flag),
    ...each('properties patternProperties dependentSchemas $defs definitions', schemaMap),
    ...each('allOf oneOf anyOf prefixItems', schemas),
    ...each('not propertyNames contains if then else contentSchema', schema),
    // A list was how tuples were written before.
    items: (value, at) => (Array.isArray(value) ? schemas(value, at) : schema(value, at)),
    additionalProperties: (value, at) => (typeof value === 'boolean' ? value : schema(value, at)),
    required: (value, at) => (Array.isArray(value) ? list(text)(value, at) : unexpected(value, at)),
    enum: (value, at) => (Array.isArray(value) ? value : unexpected(value, at)),
    examples: value => (isObject(value) ? Object.values(value) : value),
    type: readType,
    discriminator: readDiscriminator,
    dependentRequired: map(list(text)),
  },
  (read, at) =>
    [readTuple, readMeanings, readNull].reduce((schema, step) => step(schema, at), read),
);

function readType(value: unknown, at: Place): unknown {
  if (!Array.isArray(value)) return text(value, at);
  const types = value.map(type => (type === null ? 'null' : type));
  if (types.every((type, index) => typeof type === 'string' && type === value[index])) return value;
  unexpected(value, at);
  return types.filter(type => typeof type === 'string');
}

/** The reference of a schema in one form, or what the page says where it leads nowhere. */
function withTarget(value: JsonObject, at: Place): JsonObject {
  const { $ref: plain, $dynamicRef, ...beside } = value;
  // What a dynamic reference means may differ from place to place; a page shows what it means here.
  const written = plain ?? $dynamicRef;
  if (written === undefined) return value;
  if (typeof written !== 'string') return unexpected(written, below(at, '$ref')) ?? beside;
  const $ref = toShared(written, at);
  if ($ref === plain) return value;
  if ($ref !== undefined) return { ...beside, $ref };
  const said = typeof beside.description === 'string' ? beside.description : '';
  const texts = [said, at.reading.notice(written)];
  return { ...beside, description: texts.filter(Boolean).join('\n\n') };
}

/** Wherever a reference leads, pages find it among the shared schemas, where it has a name. */
function toShared(ref: string, at: Place): string | undefined {
  const found = at.reading.follow(ref, at);
  if (!found) return undefined;
  if (isObject(found.last.value) || typeof found.last.value === 'boolean')
    return `#/components/schemas/${escapeKey(sharedName(at.reading, found.first))}`;
  at.reading.repair('reference-nowhere', at, ref);
  return undefined;
}

function readDiscriminator(value: unknown, at: Place): unknown {
  // Before 3.0 it was the name alone.
  if (typeof value === 'string') return { propertyName: value };
  if (!isObject(value) || typeof value.propertyName !== 'string') return unexpected(value, at);
  if (value.mapping === undefined) return value;
  const mapping = map(readMapping)(value.mapping, below(at, 'mapping'));
  return mapping === value.mapping ? value : { ...value, mapping: mapping ?? {} };
}

/** A reference, or the name of a shared schema. */
function readMapping(value: unknown, at: Place): unknown {
  if (typeof value !== 'string') return unexpected(value, at);
  const { components } = at.reading.root;
  const known = isObject(components) && isObject(components.schemas) ? components.schemas : {};
  const isName = Object.hasOwn(known, value);
  return toShared(isName ? `#/components/schemas/${escapeKey(value)}` : value, at);
}

function readTuple(schema: JsonObject): JsonObject {
  if (!Array.isArray(schema.items)) return schema;
  const { items, ...rest } = schema;
  return { prefixItems: items, ...rest };
}

/** Tools write the meanings of values as a map, or as a list in the order of the values. */
function readMeanings(schema: JsonObject, at: Place): JsonObject {
  const { 'x-enum-descriptions': meanings, enum: values } = schema;
  if (meanings === undefined) return schema;
  const entries: [string, unknown][] =
    Array.isArray(meanings) && Array.isArray(values)
      ? values.map((value, index) => [String(value), meanings[index]])
      : isObject(meanings)
        ? Object.entries(meanings)
        : [];
  if (isObject(meanings) && entries.every(([, meaning]) => typeof meaning === 'string'))
    return schema;
  if (!Array.isArray(meanings)) unexpected(meanings, below(at, 'x-enum-descriptions'));
  const texts = entries.filter(([, meaning]) => typeof meaning === 'string');
  return { ...schema, 'x-enum-descriptions': Object.fromEntries(texts) };
}

const saysType = [
  'type',
  '$ref',
  'allOf',
  'properties',
  'additionalProperties',
  'items',
  'prefixItems',
  'enum',
  'const',
];

/** 3.0 has `nullable` beside a type. Without one it says nothing, unless alternatives are what it is about. */
function readNull(schema: JsonObject, at: Place): JsonObject {
  if (schema.nullable !== true || saysType.some(key => schema[key] !== undefined)) return schema;
  at.reading.repair('nullable-without-type', at);
  const { nullable: _, ...rest } = schema;
  for (const keyword of ['oneOf', 'anyOf']) {
    const options = schema[keyword];
    if (Array.isArray(options)) return { ...rest, [keyword]: [...options, { type: 'null' }] };
  }
  return rest;
}
