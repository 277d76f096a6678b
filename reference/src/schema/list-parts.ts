import type { Messages } from '../edition.ts';
import { isRef, type Schema } from '../openapi.ts';
import { refName } from './resolve-schema.ts';

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

export function listKeys(schema: Schema, messages: Messages): Part[] {
  const patterns = Object.entries((schema.patternProperties ?? {}) as Record<string, unknown>);
  const rest = schema.additionalProperties;
  const open = typeof rest === 'object' && rest !== null ? [[messages.anyKey, rest]] : [];
  return ([...patterns, ...open] as [string, unknown][]).map(([name, node], index) => ({
    node,
    name: `{${name}}`,
    required: false,
    step: index === 0 ? 'key' : `key${index + 1}`,
  }));
}

export interface VariantSource {
  keyword: 'oneOf' | 'anyOf';
  decidedBy?: string;
  options: { node: unknown; value?: string }[];
}

interface Discriminator {
  propertyName: string;
  mapping?: Record<string, string>;
}

/** The alternatives of a schema, with the discriminating value of each where there is one. */
export function listVariants(schema: Schema): VariantSource | undefined {
  const discriminator = schema.discriminator as Discriminator | undefined;
  const keyword = schema.oneOf ? 'oneOf' : schema.anyOf ? 'anyOf' : undefined;
  // 3.0 also lets a parent name its children by mapping alone.
  const mapped = Object.values(discriminator?.mapping ?? {}).map($ref => ({ $ref }));
  const nodes = keyword ? (schema[keyword] as unknown[]) : mapped;
  if (listDuties(schema).length > 0) return undefined;
  const options = nodes.filter(node => !isNull(node)).map(node => withValue(node, discriminator));
  if (options.length === 0) return undefined;
  return {
    keyword: keyword ?? 'oneOf',
    ...(discriminator ? { decidedBy: discriminator.propertyName } : {}),
    options,
  };
}

/** Alternatives that say nothing but which fields must be there: each as the names of its fields. */
export function listDuties({ oneOf, anyOf }: Schema): string[][] {
  const nodes = (oneOf ?? anyOf) as unknown[] | undefined;
  const duties = (Array.isArray(nodes) ? nodes : []).map(node => {
    const { required, ...rest } = (node ?? {}) as Schema;
    const isDuty = Array.isArray(required) && Object.keys(rest).every(key => key === 'description');
    return isDuty ? required.map(String) : [];
  });
  return duties.every(names => names.length > 0) ? duties : [];
}

function withValue(node: unknown, discriminator: Discriminator | undefined) {
  if (!discriminator || !isRef(node)) return { node };
  const name = refName(node.$ref);
  const entry = Object.entries(discriminator.mapping ?? {}).find(
    ([, ref]) => refName(ref) === name,
  );
  return { node, value: entry?.[0] ?? name };
}

function isNull(node: unknown): boolean {
  return typeof node === 'object' && node !== null && (node as Schema).type === 'null';
}
