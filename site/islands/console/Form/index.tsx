import { type ReactNode, useMemo } from 'react';
import { readJson } from '../../kit/read-json';
import type { FormData } from '../form-data';
import { useMessages } from '../messages';
import { type Draft, printJson } from '../request/draft';
import { setAt } from '../schema/edit-value';
import Field from './Field';
import { FormProvider } from './form-context';

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
