import { type ReactNode, useState } from 'react';
import type { ConsoleForm } from './console-form.ts';
import { Choice, Field } from './Field.tsx';

/** The names of the fields by which a request is read from the form. */
export const names = { server: 'server', variable: (name: string) => `variable ${name}` };

export function Server({ form: { servers, messages } }: { form: ConsoleForm }): ReactNode {
  const [index, setIndex] = useState('0');
  const chosen = servers[Number(index)];
  return (
    <fieldset>
      <legend>{messages.server}</legend>
      <Choice
        name={names.server}
        label={messages.address}
        options={servers.map(({ url, description }, at) => ({
          value: String(at),
          text: description ? `${url} – ${description}` : url,
        }))}
        onChoose={setIndex}
      />
      {Object.entries(chosen?.variables ?? {}).map(([name, variable]) => (
        <Field
          key={`${index} ${name}`}
          name={names.variable(name)}
          label={name}
          value={variable.default}
          options={variable.enum}
          required
          messages={messages}
        />
      ))}
    </fieldset>
  );
}
