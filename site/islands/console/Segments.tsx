import { type ReactNode, useId } from 'react';

interface Props<Name extends string> {
  label: string;
  /** The choice needs no label where the heading above says the same. */
  quiet?: boolean;
  options: Partial<Record<Name, string>>;
  value: Name;
  onChange: (name: Name) => void;
}

/** A choice of few, all in sight. */
export default function Segments<Name extends string>(props: Props<Name>): ReactNode {
  const { label, quiet, options, value, onChange } = props;
  const id = useId();
  return (
    <div className="con-line" role="radiogroup" aria-labelledby={id}>
      <span id={id} className={quiet ? 'sr-only' : 'con-label'}>
        {label}
      </span>
      <div className="con-segments">
        {(Object.entries(options) as [Name, string][]).map(([name, text]) => (
          <label key={name}>
            <input
              type="radio"
              name={`${id} choice`}
              checked={value === name}
              onChange={() => onChange(name)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
