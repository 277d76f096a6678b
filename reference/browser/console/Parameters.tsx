import type { ReactNode } from 'react';
import { keyOf } from '../request/build-request.ts';
import type { ParameterField } from '../request/request-form.ts';
import { type ConsoleForm, say } from './console-form.ts';
import { Field } from './Field.tsx';

export const names = { parameter: (field: ParameterField) => `parameter ${keyOf(field)}` };

/** What must be there has its example; the rest has it as a hint, and is sent if the reader writes something. */
export function Parameters({ form: { parameters, messages } }: { form: ConsoleForm }): ReactNode {
  if (parameters.length === 0) return null;
  const notes = { text: undefined, array: messages.arrayNote, object: messages.objectNote };
  return (
    <fieldset>
      <legend>{messages.parameters}</legend>
      {parameters.map(field =>
        field.in === 'cookie' ? (
          <p key={keyOf(field)}>{say(messages.cookieScheme, { name: field.name })}</p>
        ) : (
          <Field
            key={keyOf(field)}
            name={names.parameter(field)}
            label={field.name}
            required={field.required}
            value={field.required ? field.value : ''}
            hint={field.value}
            options={field.enum}
            note={notes[field.type]}
            messages={messages}
          />
        ),
      )}
    </fieldset>
  );
}
