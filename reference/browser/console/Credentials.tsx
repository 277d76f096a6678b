import { type ReactNode, useId, useState } from 'react';
import type { Scheme } from '../request/request-form.ts';
import { type ConsoleForm, type ConsoleMessages, say } from './console-form.ts';
import { Choice } from './Field.tsx';

export const names = {
  way: 'way',
  secret: (scheme: string) => `secret ${scheme}`,
  user: (scheme: string) => `user ${scheme}`,
};

/** Every scheme has its fields once; those of the way that is chosen are shown, so that changing it loses nothing. */
export function Credentials({ form }: { form: ConsoleForm }): ReactNode {
  const { ways, schemes, messages } = form;
  const [index, setIndex] = useState('0');
  const used = Object.entries(schemes);
  if (used.length === 0) return null;
  const way = ways[Number(index)] ?? [];
  const titleOf = (name: string) => schemes[name]?.title ?? name;
  return (
    <fieldset>
      <legend>{messages.credentials}</legend>
      {ways.length > 1 && (
        <Choice
          name={names.way}
          label={messages.way}
          options={ways.map((names, at) => ({
            value: String(at),
            text: names.map(titleOf).join(' + ') || messages.nothing,
          }))}
          onChoose={setIndex}
        />
      )}
      <p className="ref-console-note">{messages.secretNote}</p>
      {used.map(([name, scheme]) => (
        <SchemeFields
          key={name}
          name={name}
          scheme={scheme}
          shown={way.includes(name)}
          messages={messages}
        />
      ))}
    </fieldset>
  );
}

interface SchemeProps {
  name: string;
  scheme: Scheme;
  shown: boolean;
  messages: ConsoleMessages;
}

function SchemeFields({ name, scheme, shown, messages }: SchemeProps): ReactNode {
  const id = useId();
  const { kind, title } = scheme;
  const labels = {
    bearer: messages.token,
    token: messages.pasted,
    basic: messages.password,
    apiKey: say(messages.key, { name: scheme.name ?? name }),
  };
  const isCookie = kind === 'apiKey' && scheme.in === 'cookie';
  return (
    <div className="ref-console-scheme" hidden={!shown}>
      <strong>{title}</strong>
      {kind === 'other' && <p>{messages.otherScheme}</p>}
      {isCookie && <p>{say(messages.cookieScheme, { name: scheme.name ?? name })}</p>}
      {kind === 'basic' && (
        <div className="ref-console-field">
          <label htmlFor={`${id}user`}>{messages.user}</label>
          <input id={`${id}user`} name={names.user(name)} type="text" autoComplete="off" />
        </div>
      )}
      {kind !== 'other' && !isCookie && (
        <div className="ref-console-field">
          <label htmlFor={id}>{labels[kind]}</label>
          <input id={id} name={names.secret(name)} type="password" autoComplete="off" />
        </div>
      )}
    </div>
  );
}
