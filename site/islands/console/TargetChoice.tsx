import { type ReactNode, useId } from 'react';
import { fill } from '../kit/view/fill';
import type { FormData } from './form-data';
import { useMessages } from './messages';
import type { TargetKind } from './request/targets';

interface Props {
  data: FormData;
  kind: TargetKind;
  appId: string;
  onKind: (kind: TargetKind) => void;
  onAppId: (appId: string) => void;
}

export default function TargetChoice({ data, kind, appId, onKind, onAppId }: Props): ReactNode {
  const messages = useMessages();
  const id = useId();
  const names = {
    page: messages.targetPage,
    local: messages.targetLocal,
    production: messages.targetProduction,
  };
  return (
    <fieldset className="con-choice">
      <legend>{messages.target}</legend>
      <div className="con-segments">
        {(Object.keys(names) as TargetKind[]).map(name => (
          <label key={name}>
            <input type="radio" name={id} checked={kind === name} onChange={() => onKind(name)} />
            <span>{names[name]}</span>
          </label>
        ))}
      </div>
      {kind === 'page' && <p className="con-note">{messages.targetPageNote}</p>}
      {kind === 'local' && (
        <p className="con-note">
          {fill(messages.targetLocalNote, { origin: data.servers[1] })}{' '}
          <code>npx tsx sandbox/start.ts --origin {window.location.origin}</code>
        </p>
      )}
      {kind === 'production' && (
        <div className="con-field">
          <p className="con-note">{messages.targetProductionNote}</p>
          <label htmlFor={`${id}-app`}>{messages.appId}</label>
          <input
            id={`${id}-app`}
            value={appId}
            placeholder="app_…"
            spellCheck={false}
            autoComplete="off"
            onChange={event => onAppId(event.target.value.trim())}
          />
        </div>
      )}
    </fieldset>
  );
}
