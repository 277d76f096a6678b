import { isRecord } from '../../kit/read-json';
import type { FormNode } from '../form-data';
import { type FieldKind, fieldKind } from '../schema';

export type Path = (string | number)[];

/** A copy of the value with one place changed; `undefined` removes the place. */
export function setAt(value: unknown, path: Path, next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (typeof key === 'number') {
    const items = Array.isArray(value) ? [...value] : [];
    if (rest.length === 0 && next === undefined) items.splice(key, 1);
    else items[key] = setAt(items[key], rest, next);
    return items;
  }
  const fields = { ...((value ?? {}) as Record<string, unknown>) };
  if (rest.length === 0 && next === undefined) delete fields[key];
  else fields[key] = setAt(fields[key], rest, next);
  return fields;
}

/** A JSON Pointer, which is how the server names a field. */
export function toPointer(path: Path): string {
  return path.map(key => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

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

export function toText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The content of the field as JSON. Text where a number belongs stays text: the server has a message for it. */
export function fromText(node: FormNode, text: string): unknown {
  const kind = fieldKind(node);
  if (kind === 'text') return text;
  if (kind === 'number') {
    return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
  }
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The bounds in the notation both languages share. */
export function rangeText({ minimum, maximum, multipleOf, maxLength }: FormNode): string {
  const range =
    minimum !== undefined && maximum !== undefined
      ? `${minimum}–${maximum}`
      : minimum !== undefined
        ? `≥ ${minimum}`
        : maxLength !== undefined && maxLength <= 2000
          ? `≤ ${maxLength}`
          : '';
  return multipleOf === undefined ? range : `${range}, ×${multipleOf}`;
}
