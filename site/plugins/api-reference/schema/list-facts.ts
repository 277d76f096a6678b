import type { Schema } from '@easel/contract';
import type { Messages } from '../messages.ts';
import { describeRange } from './describe-range.ts';
import { asText } from './list-values.ts';
import type { Fact } from './schema-node.ts';

/** Everything a schema says about a value beyond its type, in the order a reader asks for it. */
export function listFacts(schema: Schema, words: Messages): Fact[] {
  const facts: Fact[] = [];
  const say = (label: string, value: string | undefined, form: Fact['form'] = 'text') => {
    if (value !== undefined) facts.push({ label, value, form });
  };
  say(words.default, quoted(schema.default), 'code');
  say(words.default, defaultsElsewhere(schema), 'code');
  say(words.range, describeRange(valueBounds(schema)));
  say(words.multipleOf, quoted(schema.multipleOf), 'code');
  say(words.length, describeRange([schema.minLength, schema.maxLength]));
  say(words.items, describeRange([schema.minItems, schema.maxItems]));
  say(words.keys, describeRange([schema.minProperties, schema.maxProperties]));
  say(words.format, text(schema.format), 'code');
  say(words.pattern, text(schema.pattern), 'code');
  say(words.media, media(schema), 'code');
  if (schema.uniqueItems === true) say(words.unique, words.yes);
  say(words.notAllowed, quoted(schema.not), 'code');
  say(words.keyRule, keyRule(schema), 'code');
  say(words.needs, dependent(schema), 'code');
  say(words.rule, text(schema['x-order-rule']), 'prose');
  if (schema.additionalProperties === true && schema.properties) {
    say(words.otherFields, words.allowed);
  }
  for (const example of listExamples(schema)) say(words.example, quoted(example), 'code');
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

function defaultsElsewhere(schema: Schema): string | undefined {
  const value = schema['x-default-unless-size'] ?? schema['x-default-by-base-model'];
  if (value === undefined) return undefined;
  if (typeof value !== 'object' || value === null) return asText(value);
  return Object.entries(value)
    .map(([key, entry]) => `${key}: ${asText(entry)}`)
    .join(', ');
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
