import { isRef, type Schema } from '@easel/contract';
import { refName } from './resolve-schema.ts';

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
  const options = nodes.filter(node => !isNull(node)).map(node => withValue(node, discriminator));
  if (options.length === 0) return undefined;
  return {
    keyword: keyword ?? 'oneOf',
    ...(discriminator ? { decidedBy: discriminator.propertyName } : {}),
    options,
  };
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
