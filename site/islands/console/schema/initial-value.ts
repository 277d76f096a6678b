import type { FormNode, Schemas } from '../form-data';
import { fieldKind } from './field-kind';
import { resolveNode } from './resolve-node';

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
