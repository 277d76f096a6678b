import type { Messages } from '../edition.ts';
import type { Schema } from '../openapi.ts';
import { describeRange } from './describe-schema.ts';
import type { Fact, SchemaNotes } from './schema-node.ts';

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
  say(messages.notAllowed, quoted(schema.not), 'code');
  say(messages.keyRule, keyRule(schema), 'code');
  say(messages.needs, dependent(schema), 'code');
  facts.push(...(notes.facts ?? []));
  if (schema.additionalProperties === true && schema.properties) {
    say(messages.otherFields, messages.allowed);
  }
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
  return [text(names.pattern), length].filter(Boolean).join(', ') || undefined;
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
