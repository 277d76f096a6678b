import type { FormNode } from '../form-data';
import type { Path } from '../schema/edit-value';

export interface FieldProps {
  node: FormNode;
  value: unknown;
  path: Path;
  name: string;
  required: boolean;
  /** Absent where the parent needs the field to stay. */
  onRemove?: (() => void) | undefined;
}
