import { type ReactNode, useId } from 'react';
import { fill } from '../../kit/view/fill';
import { useMessages } from '../messages';
import { toPointer } from '../schema/edit-value';
import { fieldKind } from '../schema/field-kind';
import { useSession } from '../session';
import Faults, { faultId } from './Faults';
import type { FieldProps } from './field-props';
import { useForm } from './form-context';
import ScalarInput from './ScalarInput';
import { rangeText } from './scalar-text';

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
  const id = useId();
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
      <Faults path={path} />
    </div>
  );
}
