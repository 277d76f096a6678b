import validators from '../../generated/validators.js';
import { refuse } from './field-errors.ts';
import { ProblemError } from './problem.ts';

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
  if (!validate(value)) refuse(validate.errors ?? []);
}

function exportName(operationId: string): string {
  return operationId.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
