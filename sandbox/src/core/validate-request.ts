import validators from '../../generated/validators.js';
import { check } from './field-errors.ts';

export interface RequestParameters {
  path: Record<string, string>;
  query: Record<string, unknown>;
  header: Record<string, string>;
}

export function validateBody(operationId: string, body: unknown): void {
  check(validators, `${exportName(operationId)}Body`, body);
}

export function validateParameters(operationId: string, parameters: RequestParameters): void {
  check(validators, `${exportName(operationId)}Parameters`, parameters);
}

function exportName(operationId: string): string {
  return operationId.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
