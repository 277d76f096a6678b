import { type ReactNode, useId } from 'react';
import type { ConsoleMessages } from './console-form.ts';

interface FieldProps {
  name: string;
  label: string;
  value?: string;
  /** What is sent unless the reader writes something else. */
  hint?: string;
  options?: string[];
  required?: boolean;
  note?: string;
  messages: Pick<ConsoleMessages, 'required' | 'notSent'>;
}

/** One value of a request. The field keeps it: nothing else does. */
export function Field({
  name,
  label,
  value = '',
  hint,
  options = [],
  required = false,
  note,
  messages,
}: FieldProps): ReactNode {
  const id = useId();
  const described = note ? { 'aria-describedby': `${id}note` } : {};
  return (
    <div className="ref-console-field">
      <Label of={id} label={label} required={required && messages.required} />
      {options.length > 0 ? (
        <select id={id} name={name} defaultValue={value} required={required} {...described}>
          {!required && <option value="">{messages.notSent}</option>}
          {required && !options.includes(value) && <option value="" />}
          {options.map(option => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          name={name}
          type="text"
          defaultValue={value}
          placeholder={hint}
          required={required}
          spellCheck={false}
          {...described}
        />
      )}
      {note && <small id={`${id}note`}>{note}</small>}
    </div>
  );
}

interface LabelProps {
  /** The id of the field. */
  of: string;
  label: string;
  /** The word for it, if the field is required. */
  required: string | false;
}

export function Label({ of, label, required }: LabelProps): ReactNode {
  return (
    <label htmlFor={of}>
      <code>{label}</code>
      {required && <span className="ref-console-mark"> {required}</span>}
    </label>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  options: { value: string; text: string }[];
  onChoose: (value: string) => void;
}

export function Choice({ name, label, options, onChoose }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className="ref-console-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} onChange={event => onChoose(event.target.value)}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
