import { type ReactNode, useEffect, useState } from 'react';
import { fill } from '../../kit/view/fill';
import type { FormNode } from '../form-data';
import { useMessages } from '../messages';
import { type FieldKind, fieldKind } from '../schema';
import { useSession } from '../session';
import { Faults, type FieldProps, faultId, fieldId, Meaning, useForm } from './field-frame';
import { fromText, rangeText, toPointer, toText } from './field-value';

/** An id of an earlier answer that fits here. */
function useOfferedId(name: string, value: unknown): string | undefined {
  const { ids } = useSession();
  const offered = /resourceId$/i.test(name)
    ? ids.resourceId
    : name === 'jobId'
      ? ids.jobId
      : undefined;
  return offered === value ? undefined : offered;
}

export default function ScalarField(props: FieldProps): ReactNode {
  const { node, value, path, name, required, onRemove } = props;
  const { change, faults } = useForm();
  const messages = useMessages();
  const id = fieldId(toPointer(path));
  const offered = useOfferedId(name, value);
  const invalid = faults.has(toPointer(path));
  const range = rangeText(node);
  return (
    <div className="con-field">
      <label htmlFor={id}>
        <code>{name}</code>
        {required && <span className="con-required">{messages.required}</span>}
        {range && <span className="con-range">{range}</span>}
      </label>
      <div className="con-control">
        <ScalarInput
          id={id}
          node={node}
          kind={fieldKind(node)}
          value={value}
          describedBy={invalid ? faultId(path) : undefined}
          onChange={next => change(path, next)}
        />
        {offered && (
          <button
            type="button"
            className="con-quiet"
            aria-label={fill(messages.useIdName, { id: offered, name })}
            onClick={() => change(path, offered)}
          >
            {fill(messages.useId, { id: `…${offered.slice(-4)}` })}
          </button>
        )}
        {onRemove && (
          <button
            type="button"
            className="con-small"
            aria-label={fill(messages.remove, { name })}
            onClick={onRemove}
          >
            ×
          </button>
        )}
      </div>
      <Meaning node={node} />
      <Faults path={path} />
    </div>
  );
}

interface InputProps {
  id: string;
  node: FormNode;
  kind: FieldKind;
  value: unknown;
  describedBy: string | undefined;
  onChange: (value: unknown) => void;
}

const longText = 1500;

function ScalarInput(props: InputProps): ReactNode {
  const { id, node, kind, value, describedBy, onChange } = props;
  const common = { id, 'aria-describedby': describedBy, 'aria-invalid': describedBy !== undefined };
  if (kind === 'boolean') {
    return (
      <input
        {...common}
        type="checkbox"
        checked={value === true}
        onChange={event => onChange(event.target.checked)}
      />
    );
  }
  if (kind === 'enum') {
    const listed = (node.enum ?? []).filter(option => !node.not?.includes(option));
    const options = listed.includes(value) ? listed : [value, ...listed];
    return (
      <select
        {...common}
        value={options.indexOf(value)}
        onChange={event => onChange(options[Number(event.target.value)])}
      >
        {options.map((option, index) => (
          <option key={toText(option)} value={index}>
            {toText(option)}
          </option>
        ))}
      </select>
    );
  }
  return <TextInput {...props} common={common} />;
}

/** Keeps what is typed as it is typed: `1.` must not become `1` under the reader's hands. */
function TextInput({
  node,
  kind,
  value,
  onChange,
  common,
}: InputProps & { common: object }): ReactNode {
  const [text, setText] = useState(toText(value));
  useEffect(() => {
    setText(typed => (Object.is(fromText(node, typed), value) ? typed : toText(value)));
  }, [node, value]);
  const change = (typed: string) => {
    setText(typed);
    onChange(fromText(node, typed));
  };
  if (kind === 'text' && (node.maxLength ?? 0) > longText) {
    return (
      <textarea {...common} rows={2} value={text} onChange={event => change(event.target.value)} />
    );
  }
  return (
    <input
      {...common}
      // A field for numbers shows nothing else, so a text in its place gets a field for text.
      type={kind === 'number' && !Number.isNaN(Number(text)) ? 'number' : 'text'}
      min={node.minimum}
      max={node.maximum}
      step={
        kind === 'number' ? (node.multipleOf ?? (node.type === 'integer' ? 1 : 'any')) : undefined
      }
      spellCheck={false}
      autoComplete="off"
      readOnly={kind === 'const'}
      value={text}
      onChange={event => change(event.target.value)}
    />
  );
}
