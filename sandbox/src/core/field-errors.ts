import type { FieldError, FieldErrorCode } from '@easel/contract/types';
import type { ErrorObject } from 'ajv';
import { closedObjects, numberTexts, stageTypes } from './contract-data.ts';
import { escapePointer, followPointer } from './json-pointer.ts';
import { nearestName } from './nearest-name.ts';
import { ProblemError, paramError } from './problem.ts';

interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** Refuses a value that the contract refuses, as the server does. Fills in the defaults of the contract as it goes. */
export function check(validators: Record<string, Validator>, name: string, value: unknown): void {
  const validate = validators[name];
  if (!validate) throw new ProblemError('SYSTEM_ERROR', `There is no validator ${name}.`);
  if (validate(value)) return;
  const fields = toFieldErrors(validate.errors ?? [], value);
  // A misspelt name often also leaves a required field missing; the spelling is the cause.
  const unknown = fields.some(field => field.code === 'UNKNOWN');
  throw paramError(fields, unknown ? 'UNKNOWN_FIELD' : 'PARAM_ERROR');
}

const codes: Record<string, FieldErrorCode> = {
  required: 'REQUIRED',
  dependentRequired: 'REQUIRED',
  type: 'TYPE',
  minimum: 'RANGE',
  maximum: 'RANGE',
  minLength: 'LENGTH',
  maxLength: 'LENGTH',
  minItems: 'LENGTH',
  maxItems: 'LENGTH',
  minProperties: 'LENGTH',
  maxProperties: 'LENGTH',
  pattern: 'FORMAT',
  format: 'FORMAT',
  propertyNames: 'FORMAT',
  enum: 'ENUM',
  const: 'ENUM',
  not: 'ENUM',
  discriminator: 'ENUM',
  multipleOf: 'MULTIPLE_OF',
  additionalProperties: 'UNKNOWN',
};

/** Ajv's findings in `whole`, with the codes of the contract. */
export function toFieldErrors(found: ErrorObject[], whole: unknown): FieldError[] {
  const seen = new Set<string>();
  return found.flatMap(error => {
    const field = toFieldError(error, whole);
    const key = `${field.pointer} ${field.code}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [field];
  });
}

function toFieldError(error: ErrorObject, whole: unknown): FieldError {
  const { instancePath, keyword, params, message = '' } = error;
  const value = () => followPointer(whole, instancePath);
  const inside = (name: string) => `${instancePath}/${escapePointer(name)}`;
  const code = codes[keyword] ?? 'INVALID';
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
      return { pointer: inside(params.missingProperty), code, detail: 'This field is required.' };
    case 'additionalProperties':
      return {
        pointer: inside(params.additionalProperty),
        code,
        detail: `There is no such field here.${suggest(params.additionalProperty, value())}`,
      };
    case 'propertyNames':
      return { pointer: inside(params.propertyName), code, detail: 'This name is not allowed.' };
    case 'discriminator':
      return params.error === 'tag'
        ? { pointer: inside(params.tag), code: 'REQUIRED', detail: 'A text is required here.' }
        : { pointer: inside(params.tag), code, detail: listAllowed(stageTypes) };
    case 'enum':
      return { pointer: instancePath, code, detail: listAllowed(params.allowedValues) };
    case 'multipleOf':
      return {
        pointer: instancePath,
        code,
        detail: `Must be a multiple of ${params.multipleOf}.`,
      };
    case 'pattern': {
      const range = numberTexts[params.pattern];
      if (!range) break;
      const outside = /^-?[0-9]+$/.test(String(value()));
      const detail = `Must be a whole number from ${range[0]} to ${range[1]}, as a string.`;
      return { pointer: instancePath, code: outside ? 'RANGE' : 'FORMAT', detail };
    }
    case 'type':
      // JSON has no infinity, but a number may be too large for a computer.
      if (Math.abs(Number(value())) !== Number.POSITIVE_INFINITY) break;
      return { pointer: instancePath, code: 'RANGE', detail: 'This number is too large.' };
    case 'not':
      return { pointer: instancePath, code, detail: 'This value is not possible here.' };
  }
  return { pointer: instancePath, code, detail: sentence(message) };
}

/** The name that was probably meant, among those of the objects that look most like this one. */
function suggest(name: string, object: unknown): string {
  const given = Object.keys(object ?? {});
  const alike = (names: readonly string[]) => given.filter(key => names.includes(key)).length;
  const most = Math.max(...closedObjects.map(alike));
  const names = closedObjects.filter(object => alike(object) === most).flat();
  const meant = nearestName(
    name,
    names.filter(known => !given.includes(known)),
  );
  return meant ? ` Did you mean ${meant}?` : '';
}

function listAllowed(values: readonly unknown[]): string {
  const shown = values.slice(0, 12).join(', ');
  return values.length > 12 ? `Must be one of ${shown}, …` : `Must be one of ${shown}.`;
}

function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}
