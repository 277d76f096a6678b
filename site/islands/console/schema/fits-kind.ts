import { isRecord } from '../../kit/read-json';
import type { FieldKind } from './field-kind';

/** Whether the control for this kind can show the value. One that cannot would hide it, or break. */
export function fitsKind(kind: FieldKind, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  switch (kind) {
    case 'object':
    case 'map':
    case 'variants':
      return isRecord(value);
    case 'array':
      return Array.isArray(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'enum':
      return typeof value !== 'object';
    default:
      return true;
  }
}
