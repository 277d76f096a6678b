import type { ReactNode } from 'react';
import { useMessages } from '../messages';
import { initialValue } from '../schema/initial-value';
import type { FieldProps } from './field-props';
import { useForm } from './form-context';
import Group from './Group';

/** Fields that are set, and a list of those that could be: a form with every field open would hide the few that matter. */
export default function ObjectField(props: FieldProps): ReactNode {
  const { node, value, path } = props;
  const { schemas, change, Field } = useForm();
  const messages = useMessages();
  const fields = (value ?? {}) as Record<string, unknown>;
  const properties = node.properties ?? {};
  const required = new Set(node.required ?? []);
  const absent = Object.keys(properties).filter(name => !Object.hasOwn(fields, name));
  const content = (
    <>
      {Object.entries(properties)
        .filter(([name]) => Object.hasOwn(fields, name))
        .map(([name, property]) => (
          <Field
            key={name}
            node={property}
            value={fields[name]}
            path={[...path, name]}
            name={name}
            required={required.has(name)}
            onRemove={required.has(name) ? undefined : () => change([...path, name], undefined)}
          />
        ))}
      {absent.length > 0 && (
        <select
          className="con-add"
          aria-label={`${messages.addField}: ${props.name}`}
          value=""
          onChange={event => {
            const name = event.target.value;
            change([...path, name], initialValue(schemas, properties[name] ?? {}));
          }}
        >
          <option value="">{messages.addField}…</option>
          {absent.map(name => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </>
  );
  return path.length === 0 ? content : <Group {...props}>{content}</Group>;
}
