import { memo, type ReactNode, useMemo } from 'react';
import { readJson } from '../../kit/read-json';
import type { FormData } from '../form-data';
import { useMessages } from '../messages';
import { type Draft, printJson } from '../request/draft';
import Segments from '../Segments';
import { fieldKind, resolveNode } from '../schema';
import { ArrayField, MapField, ObjectField, VariantField } from './composite-fields';
import { type FieldProps, FormProvider, useForm } from './field-frame';
import { fitsKind, setAt } from './field-value';
import { findPlace, placeName } from './find-place';
import ScalarField from './ScalarField';

interface Props {
  data: FormData;
  draft: Draft;
  faults: Map<string, string[]>;
  onChange: (draft: Draft) => void;
}

/** The body as a form. It edits the text, which alone counts. */
function BodyForm({ data, draft, faults, view, onChange }: Props & { view: BodyView }): ReactNode {
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
  const pointers = view === 'essentials' ? data.essentials : [];
  const essentials = pointers.flatMap(
    pointer => findPlace(data.schemas, data.body ?? {}, value, pointer) ?? [],
  );
  return (
    <FormProvider value={form}>
      {essentials.length > 0 ? (
        essentials.map(place => (
          <Field
            key={place.path.join('/')}
            {...place}
            name={placeName(place.path)}
            required={false}
          />
        ))
      ) : (
        <Field node={data.body} value={value} path={[]} name={messages.body} required />
      )}
    </FormProvider>
  );
}

/** Path, query and headers. An empty one is not sent. */
export const ParameterForm = memo(({ data, draft, faults, onChange }: Props): ReactNode => {
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
      <fieldset className="con-parameters">
        <legend>{messages.parameters}</legend>
        {data.parameters.map(({ name, in: place, required, description, schema }) => (
          <Field
            key={name}
            node={{ ...schema, type: 'string', description }}
            value={draft.parameters[name] ?? ''}
            path={[place, name]}
            name={name}
            required={required}
          />
        ))}
      </fieldset>
    </FormProvider>
  );
});

export type BodyView = 'essentials' | 'form' | 'json';

export const jsonField = 'con-json';

interface EditorProps extends Props {
  view: BodyView;
  onView: (view: BodyView) => void;
}

/**
 * One request, several views: whatever is changed in one is changed in the others. It has too many fields to be rendered
 * again with every step of an answer.
 */
export const BodyEditor = memo((props: EditorProps): ReactNode => {
  const { data, draft, view, onView, onChange } = props;
  const messages = useMessages();
  if (draft.body === undefined) return null;
  const views = {
    ...(data.essentials.length > 0 && { essentials: messages.essentials }),
    form: messages.form,
    json: messages.json,
  };
  return (
    <div className="con-body">
      <Segments label={messages.body} options={views} value={view} onChange={onView} />
      {view === 'json' ? (
        <textarea
          id={jsonField}
          className="con-json"
          aria-label={`${messages.body} (JSON)`}
          rows={Math.min(28, draft.body.split('\n').length + 1)}
          spellCheck={false}
          autoComplete="off"
          value={draft.body}
          onChange={event => onChange({ ...draft, body: event.target.value })}
        />
      ) : (
        <div className={view === 'form' ? 'con-form' : 'con-form con-essentials'}>
          <BodyForm {...props} />
        </div>
      )}
    </div>
  );
});

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
