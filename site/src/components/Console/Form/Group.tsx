import type { ReactNode } from 'react';
import { fill, useWords } from '../words';
import type { FieldProps } from './field-props';
import Messages from './Messages';

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
  const words = useWords();
  return (
    <fieldset className="con-group">
      <legend>
        <code>{name}</code>
        {required && <span className="con-required">{words.required}</span>}
        {onRemove && (
          <button
            type="button"
            className="con-small"
            onClick={onRemove}
            aria-label={fill(words.remove, { name })}
          >
            ×
          </button>
        )}
      </legend>
      {aside}
      <Messages path={path} />
      {children}
    </fieldset>
  );
}
