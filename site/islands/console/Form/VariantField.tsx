import { type ReactNode, useId } from 'react';
import { initialValue, matchVariant, variantName } from '../schema/initial-value';
import { resolveNode } from '../schema/resolve-node';
import type { FieldProps } from './field-props';
import { useForm } from './form-context';
import Group from './Group';
import { toText } from './scalar-text';

/** One of several shapes: choosing another starts it afresh. */
export default function VariantField(props: FieldProps): ReactNode {
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
