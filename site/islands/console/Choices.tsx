import { type ReactNode, useId } from 'react';
import { fill } from '../kit/view/fill';
import type { FormData } from './form-data';
import { type Messages, useMessages } from './messages';
import { scenarioHeader, type TargetKind } from './request/build-request';
import { samplePicture } from './send/upload-file';

interface PresetProps {
  data: FormData;
  scenario: string;
  /** The request itself is wrong. */
  isWrong: boolean;
  example: string;
  onExample: (name: string) => void;
  onScenario: (name: string) => void;
  /** Production knows no scenarios. */
  scenarios: boolean;
}

const groups = ['error', 'failure', 'other'] as const;

export function PresetChoice(props: PresetProps): ReactNode {
  const { data, scenario, isWrong, example, onExample, onScenario, scenarios } = props;
  const messages = useMessages();
  const id = useId();
  const names = { error: messages.errors, failure: messages.failures, other: messages.others };
  const examples =
    data.examples.length > 0 ? data.examples : [{ name: '', label: messages.example, value: null }];
  return (
    <div className="con-choice">
      <label htmlFor={id}>{messages.preset}</label>
      <select
        id={id}
        value={scenario && scenarios ? `scenario ${scenario}` : `example ${example}`}
        onChange={event => {
          const [kind, name = ''] = event.target.value.split(' ');
          if (kind === 'example') onExample(name);
          else onScenario(name);
        }}
      >
        <optgroup label={messages.examples}>
          {examples.map(({ name, label }) => (
            <option key={name} value={`example ${name}`}>
              {label}
            </option>
          ))}
        </optgroup>
        {scenarios &&
          groups
            .filter(group => data.scenarios.some(entry => entry.group === group))
            .map(group => (
              <optgroup key={group} label={names[group]}>
                {data.scenarios
                  .filter(entry => entry.group === group)
                  .map(({ name, label }) => (
                    <option key={name} value={`scenario ${name}`}>
                      {label}
                    </option>
                  ))}
              </optgroup>
            ))}
      </select>
      {scenario && scenarios && (
        <p className="con-note">
          {isWrong
            ? messages.wrongNote
            : fill(messages.scenarioNote, { header: `${scenarioHeader}: ${scenario}` })}
        </p>
      )}
    </div>
  );
}

interface TargetProps {
  data: FormData;
  kind: TargetKind;
  appId: string;
  onKind: (kind: TargetKind) => void;
  onAppId: (appId: string) => void;
}

export function TargetChoice({ data, kind, appId, onKind, onAppId }: TargetProps): ReactNode {
  const messages = useMessages();
  const id = useId();
  return (
    <div className="con-target">
      <div className="con-choice">
        <label htmlFor={id}>{messages.target}</label>
        <select id={id} value={kind} onChange={event => onKind(event.target.value as TargetKind)}>
          {Object.entries(targetNames(messages)).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      </div>
      {kind === 'page' && <p className="con-note">{messages.targetPageNote}</p>}
      {kind === 'local' && (
        <p className="con-note">
          {fill(messages.targetLocalNote, { origin: data.servers[1] })}
          {messages.gap}
          <code>
            node{' '}
            <a href={`${SITE_BASE}easel-sandbox.mjs`} download>
              easel-sandbox.mjs
            </a>{' '}
            --origin {window.location.origin}
          </code>
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
    </div>
  );
}

export function targetNames(messages: Messages): Record<TargetKind, string> {
  return {
    page: messages.targetPage,
    local: messages.targetLocal,
    production: messages.targetProduction,
  };
}

/** The picture for the two operations that open an upload. */
export function FileChoice({
  file,
  onFile,
}: {
  file: File | undefined;
  onFile: (file: File) => void;
}): ReactNode {
  const messages = useMessages();
  const id = useId();
  return (
    <div className="con-field">
      <label htmlFor={id}>{messages.file}</label>
      <div className="con-control">
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          onChange={event => {
            const chosen = event.target.files?.[0];
            if (chosen) onFile(chosen);
          }}
        />
        <button
          type="button"
          className="con-quiet"
          onClick={async () => onFile(await samplePicture())}
        >
          {messages.fileSample}
        </button>
      </div>
      <p className="con-note">
        {file ? `${file.name}, ${file.size} B. ` : ''}
        {messages.fileNote}
      </p>
    </div>
  );
}
