import type { Schema } from '@easel/contract';
import type { Messages } from '../messages.ts';

/** A schema inside another one, as the reader is told of it. */
export interface Part {
  node: unknown;
  name: string;
  required: boolean;
  /** What its anchor adds to the one of the schema around it. */
  step: string;
}

export function listProperties(schema: Schema): Part[] {
  const required = new Set((schema.required as string[] | undefined) ?? []);
  const properties = (schema.properties ?? {}) as Record<string, unknown>;
  return Object.entries(properties).map(([name, node]) => ({
    node,
    name,
    required: required.has(name),
    step: name,
  }));
}

export function listTuple(schema: Schema): Part[] {
  return ((schema.prefixItems ?? []) as unknown[]).map((node, index) => ({
    node,
    name: `[${index}]`,
    required: index < Number(schema.minItems ?? 0),
    step: String(index),
  }));
}

export function listKeys(schema: Schema, words: Messages): Part[] {
  const patterns = Object.entries((schema.patternProperties ?? {}) as Record<string, unknown>);
  const rest = schema.additionalProperties;
  const open = typeof rest === 'object' && rest !== null ? [[words.anyKey, rest]] : [];
  return ([...patterns, ...open] as [string, unknown][]).map(([name, node], index) => ({
    node,
    name: `{${name}}`,
    required: false,
    step: index === 0 ? 'key' : `key${index + 1}`,
  }));
}
