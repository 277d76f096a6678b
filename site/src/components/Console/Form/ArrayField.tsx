import type { ReactNode } from 'react';
import { initialValue } from '../schema/initial-value';
import { fill, useWords } from '../words';
import type { FieldProps } from './field-props';
import { useForm } from './form-context';
import Group from './Group';

export default function ArrayField(props: FieldProps): ReactNode {
  const { node, value, path, name } = props;
  const { schemas, change, Field } = useForm();
  const words = useWords();
  const items = Array.isArray(value) ? value : [];
  const item = node.items ?? {};
  return (
    <Group {...props}>
      {items.map((entry, index) => (
        <Field
          key={index}
          node={item}
          value={entry}
          path={[...path, index]}
          name={`${name}[${index}]`}
          required={false}
          onRemove={() => change([...path, index], undefined)}
        />
      ))}
      {items.length < (node.maxItems ?? Number.POSITIVE_INFINITY) && (
        <button
          type="button"
          className="con-quiet"
          onClick={() => change([...path, items.length], initialValue(schemas, item))}
        >
          + {fill(words.addItem, { name })}
        </button>
      )}
    </Group>
  );
}
