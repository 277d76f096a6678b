import { type ReactNode, useId } from 'react';

interface Props {
  label: string;
  value: string;
  onChange(value: string): void;
  hint?: ReactNode;
  /** More than one makes it a textarea. */
  rows?: number;
  type?: 'text' | 'number';
  min?: number;
  max?: number;
  step?: number;
  /** Stands beside the field, such as a button that fills it. */
  children?: ReactNode;
}

/** A labelled field for code: nothing is corrected, completed or remembered. */
export default function TextField({
  label,
  value,
  onChange,
  hint,
  rows,
  children,
  ...rest
}: Props) {
  const id = useId();
  const common = {
    id,
    value,
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'off',
    'aria-describedby': hint ? `${id}-hint` : undefined,
  };
  return (
    <div className={rows ? 'bench-wide-field' : 'bench-field'}>
      <label htmlFor={id}>{label}</label>
      <div className="bench-control">
        {rows ? (
          <textarea {...common} rows={rows} onChange={event => onChange(event.target.value)} />
        ) : (
          <input {...common} {...rest} onChange={event => onChange(event.target.value)} />
        )}
        {children}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="bench-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
