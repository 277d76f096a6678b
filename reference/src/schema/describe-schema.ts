import type { Messages } from '../edition.ts';
import type { OpenApiDocument, Schema } from '../openapi.ts';
import { listDuties, listVariants } from './list-parts.ts';
import { listTypes, resolveSchema } from './resolve-schema.ts';
import type { EnumValue, Fact, SchemaNotes } from './schema-node.ts';

/** The same short notation in every language: `Stage[]`, `{ [key]: string }`, `string | null`. */
export function describeType(document: OpenApiDocument, node: unknown, depth = 0): string {
  const { schema, name } = resolveSchema(document, node);
  const types = listTypes(schema);
  if (types.length === 0) return listVariants(schema) ? (name ?? title(schema) ?? 'object') : 'any';
  return types.map(type => one(document, schema, type, name, depth)).join(' | ');
}

function one(
  document: OpenApiDocument,
  schema: Schema,
  type: string,
  name: string | undefined,
  depth: number,
): string {
  if (type === 'array') {
    const item = schema.items && depth < 4 ? describeType(document, schema.items, depth + 1) : '';
    if (item === '') return 'array';
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  if (type === 'object') {
    if (schema.properties || listVariants(schema)) return name ?? title(schema) ?? 'object';
    const values = schema.additionalProperties;
    if (typeof values === 'object' && values !== null && depth < 4) {
      return `{ [key]: ${describeType(document, values, depth + 1)} }`;
    }
  }
  return type;
}

function title(schema: Schema): string | undefined {
  return typeof schema.title === 'string' ? schema.title : undefined;
}

/** Bounds in the notation that both languages share: `1 – 60`, `≥ 1`, `≤ 64`, `> 0`. They never break. */
export function describeRange([least, most, above, below]: unknown[]): string | undefined {
  const low = typeof least === 'number' ? least : undefined;
  const high = typeof most === 'number' ? most : undefined;
  if (low !== undefined && low === high) return `${low}`;
  if (low !== undefined && high !== undefined) return `${low}\u00a0–\u00a0${high}`;
  const parts = [
    low === undefined ? '' : `≥\u00a0${low}`,
    typeof above === 'number' ? `>\u00a0${above}` : '',
    high === undefined ? '' : `≤\u00a0${high}`,
    typeof below === 'number' ? `<\u00a0${below}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** The allowed values with their meanings, from `x-enum-descriptions` or from `oneOf` of constants. */
export function listValues(schema: Schema): EnumValue[] {
  if (schema.const !== undefined) return [{ value: asText(schema.const) }];
  const meanings = (schema['x-enum-descriptions'] ?? {}) as Record<string, string>;
  if (Array.isArray(schema.enum)) {
    return schema.enum.map(value => toValue(asText(value), meanings[String(value)]));
  }
  const constants = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined;
  if (constants?.length && constants.every(option => option?.const !== undefined)) {
    return constants.map(option =>
      toValue(asText(option.const), (option.description ?? option.title) as string | undefined),
    );
  }
  return [];
}

function toValue(value: string, meaning: string | undefined): EnumValue {
  return meaning === undefined ? { value } : { value, meaning };
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Everything a schema says about a value beyond its type, in the order a reader asks for it. */
export function listFacts(schema: Schema, messages: Messages, notes: SchemaNotes = {}): Fact[] {
  const facts: Fact[] = [];
  const say = (label: string, value: string | undefined, form: Fact['form'] = 'text') => {
    if (value !== undefined) facts.push({ label, value, form });
  };
  say(messages.default, quoted(schema.default), 'code');
  say(messages.default, notes.default, 'code');
  say(messages.range, describeRange(valueBounds(schema)));
  say(messages.multipleOf, quoted(schema.multipleOf), 'code');
  say(messages.length, describeRange([schema.minLength, schema.maxLength]));
  say(messages.items, describeRange([schema.minItems, schema.maxItems]));
  say(messages.keys, describeRange([schema.minProperties, schema.maxProperties]));
  say(messages.format, text(schema.format), 'code');
  say(messages.pattern, text(schema.pattern), 'code');
  say(messages.media, media(schema), 'code');
  if (schema.uniqueItems === true) say(messages.unique, messages.yes);
  say(schema.oneOf ? messages.requiresOne : messages.requiresAny, duties(schema), 'code');
  say(messages.condition, condition(schema), 'code');
  say(messages.notAllowed, quoted(schema.not), 'code');
  say(messages.keyRule, keyRule(schema), 'code');
  say(messages.needs, dependent(schema), 'code');
  facts.push(...(notes.facts ?? []));
  if (schema.additionalProperties === true && schema.properties) {
    say(messages.otherFields, messages.allowed);
  }
  say(messages.documentation, moreAt(schema), 'prose');
  for (const example of listExamples(schema)) say(messages.example, quoted(example), 'code');
  return facts;
}

function valueBounds(schema: Schema): unknown[] {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below } = schema;
  // 3.0 has a flag beside the bound, 3.1 has a bound of its own.
  return [
    above === true ? undefined : minimum,
    below === true ? undefined : maximum,
    above === true ? minimum : above,
    below === true ? maximum : below,
  ];
}

function keyRule(schema: Schema): string | undefined {
  const names = schema.propertyNames as Schema | undefined;
  if (!names) return undefined;
  const length = describeRange([names.minLength, names.maxLength]);
  const listed = Array.isArray(names.enum) ? names.enum.map(asText).join(', ') : undefined;
  return [text(names.pattern), listed, length].filter(Boolean).join('; ') || undefined;
}

function duties(schema: Schema): string | undefined {
  return (
    listDuties(schema)
      .map(names => names.join(' + '))
      .join(', ') || undefined
  );
}

/** As JSON: few documents have them, and each says something else. */
function condition(schema: Schema): string | undefined {
  const rules = ['if', 'then', 'else', 'dependentSchemas', 'contains'].flatMap(key =>
    schema[key] === undefined ? [] : [`${key}: ${JSON.stringify(schema[key])}`],
  );
  return rules.join(' ') || undefined;
}

function moreAt({ externalDocs }: Schema): string | undefined {
  const { url, description } = (externalDocs ?? {}) as { url?: unknown; description?: unknown };
  if (typeof url !== 'string') return undefined;
  return typeof description === 'string' ? `[${description.trim()}](<${url}>)` : `<${url}>`;
}

function dependent(schema: Schema): string | undefined {
  const rules = schema.dependentRequired as Record<string, string[]> | undefined;
  if (!rules) return undefined;
  return Object.entries(rules)
    .map(([field, needed]) => `${field} → ${needed.join(', ')}`)
    .join('; ');
}

function listExamples(schema: Schema): unknown[] {
  if (Array.isArray(schema.examples)) return schema.examples;
  return schema.example === undefined ? [] : [schema.example];
}

function media(schema: Schema): string | undefined {
  const parts = [schema.contentMediaType, schema.contentEncoding].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function quoted(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value);
}
