import { type ReactNode, useId, useMemo, useState } from 'react';
import { readJson } from '../../kit/read-json';
import type { FormData } from '../form-data';
import { useMessages } from '../messages';
import { type Draft, printJson } from '../request/draft';
import { fieldKind, resolveNode } from '../schema';
import { ArrayField, MapField, ObjectField, VariantField } from './composite-fields';
import { type FieldProps, FormProvider, useForm } from './field-frame';
import { fitsKind, setAt } from './field-value';
import ScalarField from './ScalarField';

interface Props {
  data: FormData;
  draft: Draft;
  faults: Map<string, string[]>;
  onChange: (draft: Draft) => void;
}

/** The body as a form. It edits the text, which alone counts. */
export function BodyForm({ data, draft, faults, onChange }: Props): ReactNode {
  const messages = useMessages();
  const read = useMemo(() => readJson(draft.body ?? ''), [draft.body]);
  const value = read.ok ? read.value : undefined;
  const form = {
    schemas: data.schemas,
    faults,
    Field,
    change: (path: (string | number)[], next: unknown) =>
      onChange({ ...draft, body: printJson(setAt(value, path, next)) }),
  };
  if (!data.body) return null;
  if (!read.ok) {
    return <p className="con-note">{read.tooDeep ? messages.tooDeep : messages.notJson}</p>;
  }
  return (
    <FormProvider value={form}>
      <Field node={data.body} value={value} path={[]} name={messages.body} required />
    </FormProvider>
  );
}

/** Path, query and headers. An empty one is not sent. */
export function ParameterForm({ data, draft, faults, onChange }: Props): ReactNode {
  const messages = useMessages();
  const form = {
    schemas: data.schemas,
    faults,
    Field,
    change: (path: (string | number)[], next: unknown) => {
      const parameters = { ...draft.parameters, [String(path.at(-1))]: String(next ?? '') };
      onChange({ ...draft, parameters });
    },
  };
  if (data.parameters.length === 0) return null;
  return (
    <FormProvider value={form}>
      <fieldset className="con-group con-parameters">
        <legend>{messages.parameters}</legend>
        {data.parameters.map(({ name, in: place, required, schema }) => (
          <Field
            key={name}
            node={{ ...schema, type: 'string' }}
            value={draft.parameters[name] ?? ''}
            path={[place, name]}
            name={name}
            required={required}
          />
        ))}
      </fieldset>
    </FormProvider>
  );
}

/** One request, two views: whatever is changed in one is changed in the other. */
export function BodyEditor(props: Props): ReactNode {
  const { draft, onChange } = props;
  const messages = useMessages();
  const id = useId();
  const [view, setView] = useState<'form' | 'json'>('form');
  if (draft.body === undefined) return null;
  return (
    <div className="con-body">
      <fieldset className="con-choice">
        <legend>{messages.body}</legend>
        <div className="con-segments">
          {(['form', 'json'] as const).map(name => (
            <label key={name}>
              <input
                type="radio"
                name={id}
                checked={view === name}
                onChange={() => setView(name)}
              />
              <span>{messages[name]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {view === 'form' ? (
        <div className="con-form">
          <BodyForm {...props} />
        </div>
      ) : (
        <textarea
          className="con-json"
          aria-label={`${messages.body} (JSON)`}
          rows={Math.min(28, draft.body.split('\n').length + 1)}
          spellCheck={false}
          autoComplete="off"
          value={draft.body}
          onChange={event => onChange({ ...draft, body: event.target.value })}
        />
      )}
    </div>
  );
}

/** One place of the value, with the control that fits its schema. */
function Field(props: FieldProps): ReactNode {
  const { schemas } = useForm();
  const node = resolveNode(schemas, props.node);
  const resolved = { ...props, node };
  const kind = fieldKind(node);
  // What somebody has typed into the wrong place stays as they typed it; the server's message says what belongs there.
  if (!fitsKind(kind, props.value)) return <ScalarField {...props} node={{}} />;
  switch (kind) {
    case 'variants':
      return <VariantField {...resolved} />;
    case 'object':
      return <ObjectField {...resolved} />;
    case 'array':
      return <ArrayField {...resolved} />;
    case 'map':
      return <MapField {...resolved} />;
    default:
      return <ScalarField {...resolved} />;
  }
}
