import type { FieldError, FieldErrorCode } from '@easel/contract/types';
import { closedObjects, numberTexts, stageTypes } from './contract-data.ts';
import { escapePointer, followPointer } from './json-pointer.ts';
import { nearestName } from './nearest-name.ts';
import { ProblemError, paramError } from './problem.ts';
import { type Fault, findFaults } from './schema/find-faults.ts';
import type { Schema } from './schema/schema.ts';

/** Refuses a value that the contract refuses, as the server does. Fills in the defaults of the contract as it goes. */
export function check(
  schema: Schema | undefined,
  value: unknown,
  definitions: Record<string, Schema>,
): void {
  if (!schema) throw new ProblemError('SYSTEM_ERROR', 'There is no schema for this.');
  const fields = findFieldErrors(schema, value, definitions);
  if (fields.length === 0) return;
  // A misspelt name often also leaves a required field missing; the spelling is the cause.
  const unknown = fields.some(field => field.code === 'UNKNOWN');
  throw paramError(fields, unknown ? 'UNKNOWN_FIELD' : 'PARAM_ERROR');
}

export const findFieldErrors = (
  schema: Schema,
  value: unknown,
  definitions: Record<string, Schema> = {},
): FieldError[] => toFieldErrors(findFaults(schema, value, definitions), value);

const codes: Partial<Record<keyof Schema, FieldErrorCode>> = {
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

/** What is wrong in `whole`, with the codes of the contract. */
export function toFieldErrors(faults: Fault[], whole: unknown): FieldError[] {
  const seen = new Set<string>();
  return faults.flatMap(fault => {
    const field = toFieldError(fault, whole);
    const key = `${field.pointer} ${field.code}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [field];
  });
}

function toFieldError({ pointer: at, keyword, rule, field }: Fault, whole: unknown): FieldError {
  const value = followPointer(whole, at);
  const pointer = field === undefined ? at : `${at}/${escapePointer(field)}`;
  const code = codes[keyword] ?? 'INVALID';
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
      return { pointer, code, detail: 'This field is required.' };
    case 'additionalProperties':
      return {
        pointer,
        code,
        detail: `There is no such field here.${suggest(field!, value)}`,
      };
    case 'propertyNames':
      return { pointer, code, detail: 'This name is not allowed.' };
    case 'discriminator':
      return typeof (value as Record<string, unknown>)[field!] === 'string'
        ? { pointer, code, detail: listAllowed(stageTypes) }
        : { pointer, code: 'REQUIRED', detail: 'A text is required here.' };
    case 'enum':
      return { pointer, code, detail: listAllowed(rule as unknown[]) };
    case 'pattern': {
      const range = numberTexts[rule as string];
      if (!range) break;
      const outside = /^-?[0-9]+$/.test(String(value));
      const detail = `Must be a whole number from ${range[0]} to ${range[1]}, as a string.`;
      return { pointer, code: outside ? 'RANGE' : 'FORMAT', detail };
    }
    case 'type':
      // JSON has no infinity, but a number may be too large for a computer.
      if (typeof value !== 'number' || Number.isFinite(value)) break;
      return { pointer, code: 'RANGE', detail: 'This number is too large.' };
  }
  return {
    pointer,
    code,
    detail: `${sentences[keyword]?.(rule) ?? 'This value is not possible here'}.`,
  };
}

const sentences: Partial<Record<keyof Schema, (rule: unknown) => string>> = {
  type: types => `Must be ${[types].flat().join(' or ')}`,
  minimum: least => `Must be at least ${least}`,
  maximum: most => `Must be at most ${most}`,
  multipleOf: step => `Must be a multiple of ${step}`,
  minLength: least => `Must have at least ${counted(least, 'character')}`,
  maxLength: most => `Must have at most ${counted(most, 'character')}`,
  minItems: least => `Must have at least ${counted(least, 'item')}`,
  maxItems: most => `Must have at most ${counted(most, 'item')}`,
  minProperties: least => `Must have at least ${counted(least, 'field')}`,
  maxProperties: most => `Must have at most ${counted(most, 'field')}`,
  pattern: pattern => `Must match the pattern "${pattern}"`,
  format: format => `Must have the format "${format}"`,
  const: () => 'Must be the one value that is allowed',
};

const counted = (number: unknown, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

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
