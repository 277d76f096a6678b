import type { FormNode, Schemas } from '../form-data';

/** Keywords beside a reference win over those of its target. */
export function resolveNode(schemas: Schemas, node: FormNode): FormNode {
  if (node.ref === undefined) return node;
  const { ref, ...beside } = node;
  return { ...resolveNode(schemas, schemas[ref] ?? {}), ...beside };
}
