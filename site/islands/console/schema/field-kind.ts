import type { FormNode } from '../form-data';

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
