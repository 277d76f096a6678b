import { type ReactNode, useId, useState } from 'react';
import { fill } from '../../kit/view/fill';
import More from '../../kit/view/More';
import { useMessages } from '../messages';
import { initialValue, matchVariant, resolveNode, variantName } from '../schema';
import { type FieldProps, Group, useForm } from './field-frame';
import { toText } from './field-value';

/** Of a list without a limit of its own. What a link or a paste brings beyond it is seen in the JSON. */
const mostShown = 200;

/** Fields that are set, and a list of those that could be: a form with every field open would hide the few that matter. */
export function ObjectField(props: FieldProps): ReactNode {
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
          aria-label={messages.addField + messages.colon + props.name}
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

export function ArrayField(props: FieldProps): ReactNode {
  const { node, value, path, name } = props;
  const { schemas, change, Field } = useForm();
  const messages = useMessages();
  const items = Array.isArray(value) ? value : [];
  const item = node.items ?? {};
  const shown = node.maxItems ?? mostShown;
  return (
    <Group {...props}>
      {items.slice(0, shown).map((entry, index) => (
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
      <More count={items.length - shown} />
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

/** Names that the reader chooses, such as the nodes of a graph. */
export function MapField(props: FieldProps): ReactNode {
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
      {entries.slice(0, mostShown).map(([key, entry]) => (
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
      <More count={entries.length - mostShown} />
      <div className="con-new">
        <input
          aria-label={messages.newKey + messages.colon + name}
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

/** One of several shapes: choosing another starts it afresh. */
export function VariantField(props: FieldProps): ReactNode {
  const { node, value, path, name } = props;
  const { schemas, change, Field } = useForm();
  const id = useId();
  const options = node.oneOf ?? [];
  const chosen = matchVariant(schemas, node, value);
  // A type that nobody knows has no fields to show; it stays until another is chosen.
  const variant = resolveNode(schemas, options[chosen] ?? {});
  const rest = Object.entries(variant.properties ?? {}).filter(
    ([, property]) => resolveNode(schemas, property).const === undefined,
  );
  const fields = (value ?? {}) as Record<string, unknown>;
  const select = (
    <div className="con-field">
      <label htmlFor={id}>
        <code>type</code>
      </label>
      <select
        id={id}
        value={chosen}
        onChange={event => {
          const option = options[Number(event.target.value)] ?? {};
          change(path, initialValue(schemas, option));
        }}
      >
        {chosen === -1 && <option value={-1}>{toText(fields.type)}</option>}
        {options.map((option, index) => (
          <option key={option.ref} value={index}>
            {variantName(schemas, option)}
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <Group {...props} name={name} aside={select}>
      {rest.map(([field, property]) => (
        <Field
          key={field}
          node={property}
          value={fields[field]}
          path={[...path, field]}
          name={field}
          required
        />
      ))}
    </Group>
  );
}
