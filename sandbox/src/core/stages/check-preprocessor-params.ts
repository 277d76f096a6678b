import type { FieldError, PreprocessorParams } from '@easel/contract/types';
import { controlKinds } from '../contract-data.ts';

/** Each preprocessor takes parameters of its own, within its own range. */
export function checkPreprocessorParams(
  preprocessor: string,
  params: PreprocessorParams | undefined,
  pointer: string,
): FieldError[] {
  const ranges = paramRanges(preprocessor);
  return Object.entries(params ?? {}).flatMap(([name, value]): FieldError[] => {
    const range = ranges[name];
    if (!range) {
      const detail = `${preprocessor} has no parameter ${name}.`;
      return [{ pointer: `${pointer}/${name}`, code: 'CONFLICT', detail }];
    }
    if (value >= range.minimum && value <= range.maximum) return [];
    const detail = `Must be ${range.minimum} to ${range.maximum}, found ${value}.`;
    return [{ pointer: `${pointer}/${name}`, code: 'RANGE', detail }];
  });
}

export function paramRanges(preprocessor: string) {
  return controlKinds.find(kind => kind.params[preprocessor])?.params[preprocessor] ?? {};
}

export function paramOf(
  preprocessor: string,
  params: PreprocessorParams | undefined,
  name: keyof PreprocessorParams,
): number {
  return params?.[name] ?? paramRanges(preprocessor)[name]?.default ?? 0;
}
