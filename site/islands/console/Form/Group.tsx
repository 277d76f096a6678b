import type { ReactNode } from 'react';
import { fill } from '../../kit/view/fill';
import { useMessages } from '../messages';
import Faults from './Faults';
import type { FieldProps } from './field-props';

/** A value made of others: a frame with its name, and what can be done with it as a whole. */
export default function Group({
  name,
  path,
  required,
  onRemove,
  aside,
  children,
}: Pick<FieldProps, 'name' | 'path' | 'required' | 'onRemove'> & {
  aside?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const messages = useMessages();
  return (
    <fieldset className="con-group">
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
      {aside}
      <Faults path={path} />
      {children}
    </fieldset>
  );
}
