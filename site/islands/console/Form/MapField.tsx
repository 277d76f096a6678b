import { type ReactNode, useState } from 'react';
import { fill } from '../../kit/view/fill';
import { useMessages } from '../messages';
import { initialValue } from '../schema/initial-value';
import type { FieldProps } from './field-props';
import { useForm } from './form-context';
import Group from './Group';

/** Names that the reader chooses, such as the nodes of a graph. */
export default function MapField(props: FieldProps): ReactNode {
  const { node, value, path, name } = props;
  const { schemas, change, Field } = useForm();
  const messages = useMessages();
  const [newName, setNewName] = useState('');
  const entries = Object.entries((value ?? {}) as Record<string, unknown>);
  const item = node.values ?? {};
  const add = () => {
    if (newName === '') return;
    change([...path, newName], initialValue(schemas, item));
    setNewName('');
  };
  return (
    <Group {...props}>
      {entries.map(([key, entry]) => (
        <Field
          key={key}
          node={item}
          value={entry}
          path={[...path, key]}
          name={key}
          required={false}
          onRemove={() => change([...path, key], undefined)}
        />
      ))}
      <div className="con-new">
        <input
          aria-label={`${messages.newKey}: ${name}`}
          placeholder={messages.newKey}
          value={newName}
          onChange={event => setNewName(event.target.value)}
        />
        <button type="button" className="con-quiet" onClick={add}>
          + {fill(messages.addItem, { name })}
        </button>
      </div>
    </Group>
  );
}
