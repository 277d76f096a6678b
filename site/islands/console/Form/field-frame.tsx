import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { fill } from '../../kit/view/fill';
import InlineCode from '../../kit/view/InlineCode';
import type { FormNode, Schemas } from '../form-data';
import { useMessages } from '../messages';
import { type Path, toPointer } from './field-value';

export interface FieldProps {
  node: FormNode;
  value: unknown;
  path: Path;
  name: string;
  required: boolean;
  /** Absent where the parent needs the field to stay. */
  onRemove?: (() => void) | undefined;
}

interface FormState {
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

/** A value made of others: a frame with its name, and what can be done with it as a whole. */
export function Group({
  node,
  name,
  path,
  required,
  onRemove,
  aside,
  children,
}: Pick<FieldProps, 'node' | 'name' | 'path' | 'required' | 'onRemove'> & {
  aside?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const messages = useMessages();
  return (
    <fieldset className="con-group" id={fieldId(toPointer(path))} tabIndex={-1}>
      <legend>
        <code>{name}</code>
        {required && <span className="con-required">{messages.required}</span>}
        {onRemove && (
          <button
            type="button"
            className="con-small"
            onClick={onRemove}
            aria-label={fill(messages.remove, { name })}
          >
            ×
          </button>
        )}
      </legend>
      <Meaning node={node} />
      {aside}
      <Faults path={path} />
      {children}
    </fieldset>
  );
}

/** Where a message of the server can lead the reader. */
export const fieldId = (pointer: string) => `con-field${pointer}`;

export function faultId(path: Path): string {
  return `con-message${toPointer(path).replaceAll('/', '-')}`;
}

/** What the contract says of a field. */
export function Meaning({ node }: { node: FormNode }): ReactNode {
  if (!node.description) return null;
  return (
    <p className="con-note">
      <InlineCode>{node.description}</InlineCode>
    </p>
  );
}

/** What the server says about this very field. */
export function Faults({ path }: { path: Path }): ReactNode {
  const found = useForm().faults.get(toPointer(path));
  if (!found) return null;
  return (
    <p className="con-message" id={faultId(path)} lang="en">
      {found.join(' ')}
    </p>
  );
}
