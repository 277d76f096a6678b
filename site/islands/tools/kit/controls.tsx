import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import sheet from './tools.island.css';

/** The frame of a tool. */
export function Tool(props: ComponentPropsWithRef<'section'>): ReactNode {
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="island" />
      <section {...props} className="bench" />
    </>
  );
}

interface TextFieldProps {
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
export function TextField({
  label,
  value,
  onChange,
  hint,
  rows,
  children,
  ...rest
}: TextFieldProps) {
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

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onChange(value: Value): void;
}

export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const id = useId();
  const { label, value, options, onChange } = props;
  return (
    <div className="bench-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => onChange(event.target.value as Value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface OutputProps {
  label: string;
  /** Columns that must not wrap. */
  columns?: boolean;
  children: ReactNode;
}

/** Code that the tool has made; it scrolls, so it must be reachable by keyboard. */
export function Output({ label, columns, children }: OutputProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <pre
      className={columns ? 'bench-output bench-hex' : 'bench-output'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      {children}
    </pre>
  );
}

interface CopyButtonProps {
  text: string;
  label: string;
  done: string;
}

export function CopyButton({ text, label, done }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>();
  // Browsers keep the clipboard from pages without https; what cannot be pressed is not shown.
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(undefined),
    );
  return (
    <button type="button" className="bench-button" onClick={copy}>
      <span aria-live="polite">{copied === text ? done : label}</span>
    </button>
  );
}
