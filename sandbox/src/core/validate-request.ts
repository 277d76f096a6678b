import validators from '../../generated/validators.js';
import { toFieldErrors } from './field-errors.ts';
import { ProblemError, paramError } from './problem.ts';

export interface RequestParameters {
  path: Record<string, string>;
  query: Record<string, unknown>;
  header: Record<string, string>;
}

/** Fills in the defaults of the contract as it goes. */
export function validateBody(operationId: string, body: unknown): void {
  check(`${exportName(operationId)}Body`, body);
}

export function validateParameters(operationId: string, parameters: RequestParameters): void {
  check(`${exportName(operationId)}Parameters`, parameters);
}

function check(name: string, value: unknown): void {
  const validate = validators[name];
  if (!validate) throw new ProblemError('SYSTEM_ERROR', `There is no validator ${name}.`);
  if (validate(value)) return;
  const fields = toFieldErrors(validate.errors ?? []);
  // A misspelt name often also leaves a required field missing; the spelling is the cause.
  const unknown = fields.some(field => field.code === 'UNKNOWN');
  throw paramError(fields, unknown ? 'UNKNOWN_FIELD' : 'PARAM_ERROR');
}

function exportName(operationId: string): string {
  return operationId.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
