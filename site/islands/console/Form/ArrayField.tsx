import type { ReactNode } from 'react';
import { fill } from '../../kit/view/fill';
import { useMessages } from '../messages';
import { initialValue } from '../schema/initial-value';
import type { FieldProps } from './field-props';
import { useForm } from './form-context';
import Group from './Group';

export default function ArrayField(props: FieldProps): ReactNode {
  const { node, value, path, name } = props;
  const { schemas, change, Field } = useForm();
  const messages = useMessages();
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
          + {fill(messages.addItem, { name })}
        </button>
      )}
    </Group>
  );
}
