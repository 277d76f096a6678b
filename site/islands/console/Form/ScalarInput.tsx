import { type ReactNode, useEffect, useState } from 'react';
import type { FormNode } from '../form-data';
import type { FieldKind } from '../schema/field-kind';
import { fromText, toText } from './scalar-text';

interface Props {
  id: string;
  node: FormNode;
  kind: FieldKind;
  value: unknown;
  describedBy: string | undefined;
  onChange: (value: unknown) => void;
}

const longText = 1500;

export default function ScalarInput(props: Props): ReactNode {
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
function TextInput({ node, kind, value, onChange, common }: Props & { common: object }): ReactNode {
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
