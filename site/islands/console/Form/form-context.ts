import { type ComponentType, createContext, useContext } from 'react';
import type { Schemas } from '../form-data';
import type { Path } from '../schema/edit-value';
import type { FieldProps } from './field-props';

export interface FormState {
  schemas: Schemas;
  /** What the server says about a field, by its JSON Pointer. */
  faults: Map<string, string[]>;
  change: (path: Path, value: unknown) => void;
  /** Given here because a field may contain fields, and modules may not import each other in a circle. */
  Field: ComponentType<FieldProps>;
}

const FormContext = createContext<FormState>({
  schemas: {},
  faults: new Map(),
  change: () => undefined,
  Field: () => null,
});
export const FormProvider = FormContext.Provider;

export function useForm(): FormState {
  return useContext(FormContext);
}
