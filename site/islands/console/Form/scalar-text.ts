import type { FormNode } from '../form-data';
import { fieldKind } from '../schema/field-kind';

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
