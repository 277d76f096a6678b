import type { FormNode, Schemas } from './form-data';

export type FieldKind =
  | 'const'
  | 'enum'
  | 'boolean'
  | 'number'
  | 'text'
  | 'object'
  | 'array'
  | 'map'
  | 'variants'
  | 'any';

/** Which control edits a value of this schema. */
export function fieldKind(node: FormNode): FieldKind {
  if (node.const !== undefined) return 'const';
  if (node.enum) return 'enum';
  if (node.oneOf) return 'variants';
  if (node.properties) return 'object';
  if (node.values) return 'map';
  if (node.items) return 'array';
  if (node.type === 'boolean') return 'boolean';
  if (node.type === 'integer' || node.type === 'number') return 'number';
  return node.type === 'string' ? 'text' : 'any';
}

/** Keywords beside a reference win over those of its target. */
export function resolveNode(schemas: Schemas, node: FormNode): FormNode {
  if (node.ref === undefined) return node;
  const { ref, ...beside } = node;
  return { ...resolveNode(schemas, schemas[ref] ?? {}), ...beside };
}

/** A value to start from when the reader adds a field or an item: what is required, and nothing else. */
export function initialValue(schemas: Schemas, given: FormNode): unknown {
  const node = resolveNode(schemas, given);
  if (node.const !== undefined) return node.const;
  if (node.default !== undefined) return node.default;
  switch (fieldKind(node)) {
    case 'variants':
      return initialValue(schemas, node.oneOf?.[0] ?? {});
    case 'object':
      return Object.fromEntries(
        (node.required ?? []).map(name => [
          name,
          initialValue(schemas, node.properties?.[name] ?? {}),
        ]),
      );
    case 'array':
      return Array.from({ length: Math.max(1, node.minItems ?? 0) }, () =>
        initialValue(schemas, node.items ?? {}),
      );
    case 'map':
      return {};
    default:
      return node.example ?? node.enum?.[0] ?? node.minimum ?? '';
  }
}

/** The alternative whose fixed fields agree with the value, such as a stage with its `type`; -1 if there is none. */
export function matchVariant(schemas: Schemas, node: FormNode, value: unknown): number {
  const fields = (value ?? {}) as Record<string, unknown>;
  return (node.oneOf ?? []).findIndex(option =>
    Object.entries(resolveNode(schemas, option).properties ?? {}).every(([name, property]) => {
      const fixed = resolveNode(schemas, property).const;
      return fixed === undefined || fixed === fields[name];
    }),
  );
}

/** What tells an alternative from the others. */
export function variantName(schemas: Schemas, option: FormNode): string {
  const { properties = {} } = resolveNode(schemas, option);
  const fixed = Object.values(properties).map(property => resolveNode(schemas, property).const);
  return String(fixed.find(value => value !== undefined) ?? option.ref ?? '');
}
