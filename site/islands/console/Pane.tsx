import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { isRecord } from '../kit/read-json';
import { fill } from '../kit/view/fill';
import { FileChoice, PresetChoice, TargetChoice } from './Choices';
import Code, { showBreaks } from './Code';
import CopyAs from './CopyAs';
import { BodyEditor, ParameterForm } from './Form';
import type { FormData } from './form-data';
import KeyPanel from './keys/KeyPanel';
import { useMessages } from './messages';
import { buildRequest, type TargetKind, targetOf, type WireRequest } from './request/build-request';
import { type Draft, draftOf, parseJson, printJson, renewRequestId } from './request/draft';
import { shareHash } from './request/share-link';
import Result, { Announcement } from './result/Result';
import { useKeyMessage } from './send/failure';
import { type FieldMessage, Refusal, useRehearsal } from './send/rehearsal';
import { describeFile } from './send/upload-file';
import { useSession } from './session';
import { useExchange } from './use-exchange';

const uploads = /^create-resource-image/;

export default function Pane({ data, start }: { data: FormData; start: Draft }): ReactNode {
  const messages = useMessages();
  const { key } = useSession();
  const [draft, setDraft] = useState(start);
  const [example, setExample] = useState(data.examples[0]?.name ?? '');
  const [kind, setKind] = useState<TargetKind>('page');
  const [appId, setAppId] = useState('');
  const [warned, setWarned] = useState(false);
  const [file, setFile] = useState<File>();
  const { outcome, send } = useExchange(data.id);
  const result = useRef<HTMLDivElement>(null);
  const keyMessage = useKeyMessage(outcome.failure?.keyCode);

  const canSign = typeof globalThis.crypto?.subtle === 'object';
  const sandboxed = kind !== 'production';
  const target = useMemo(() => targetOf(data, kind, appId), [data, kind, appId]);
  const request = buildRequest(data, sandboxed ? draft : { ...draft, scenario: '' });
  const rehearsal = useRehearsal(data.id, request, canSign);
  const faults = useMemo(() => toFaults(rehearsal.problem?.errors ?? []), [rehearsal]);
  const unsent = !outcome.busy && !outcome.exchange && !outcome.failure;
  const ready = canSign && (sandboxed || (appId !== '' && key?.own === true && warned));

  // On a narrow screen the answer arrives below the fold.
  useEffect(() => {
    const top = result.current?.getBoundingClientRect().top ?? 0;
    if (outcome.exchange && top > window.innerHeight - 80) result.current?.scrollIntoView();
  }, [outcome.exchange]);

  const chooseFile = async (chosen: File) => {
    // A file can be sent once the body describes it; what is typed meanwhile stays.
    const facts = data.id === 'create-resource-image' ? await describeFile(chosen) : undefined;
    setFile(chosen);
    if (facts) setDraft(now => ({ ...now, body: withFacts(now.body, facts) }));
  };
  const press = async () => {
    const sent = send(target, request, file);
    // The body that is on its way keeps its id; the next one gets another.
    setDraft(renewRequestId(draft));
    await sent;
  };

  const loadAnew = () => {
    window.location.hash = shareHash(draft);
    window.location.reload();
  };

  return (
    <div className="con-columns">
      <div className="con-request">
        <PresetChoice
          data={data}
          scenario={draft.scenario}
          example={example}
          scenarios={sandboxed}
          onExample={name => {
            setExample(name);
            setDraft(draftOf(data, name));
          }}
          onScenario={scenario => setDraft({ ...draft, scenario })}
        />
        <TargetChoice data={data} kind={kind} appId={appId} onKind={setKind} onAppId={setAppId} />
        {canSign && <KeyPanel kind={kind} warned={warned} onWarned={() => setWarned(true)} />}
        <ParameterForm data={data} draft={draft} faults={faults} onChange={setDraft} />
        <BodyEditor data={data} draft={draft} faults={faults} onChange={setDraft} />
        {uploads.test(data.id) && canSign && <FileChoice file={file} onFile={chooseFile} />}
        <StringPreview request={request} />
        <CopyAs draft={draft} request={request} target={target} />
        <Refusal rehearsal={rehearsal} stopped={rehearsal.stopped === true && unsent} />
        {!canSign && (
          <p className="con-warning" role="alert">
            {messages.noCrypto}
          </p>
        )}
        <div className="con-send">
          <button
            type="button"
            className="button button--primary"
            disabled={!ready}
            // Disabled for as long as it takes, it would lose the keyboard.
            aria-disabled={outcome.busy}
            onClick={() => outcome.busy || press()}
          >
            {outcome.busy ? messages.sending : messages.send}
          </button>
          {rehearsal.credits !== undefined && (
            <span data-cost>
              {rehearsal.credits === 0
                ? messages.free
                : fill(messages.cost, { credits: rehearsal.credits.toFixed(1) })}
            </span>
          )}
        </div>
      </div>
      <div className="con-result" ref={result}>
        <Announcement outcome={outcome} />
        {!outcome.exchange && !outcome.failure && <p className="con-note">{messages.before}</p>}
        {outcome.failure && (
          <p className="con-warning" role="alert">
            {outcome.failure.stopped
              ? messages.sandboxStopped
              : outcome.failure.refused
                ? messages.refusedByPolicy
                : (keyMessage ??
                  fill(kind === 'local' ? messages.unreachableLocal : messages.unreachable, {
                    origin: target.origin,
                  }))}
          </p>
        )}
        {outcome.failure?.refused && (
          <button type="button" className="con-quiet" onClick={loadAnew}>
            {messages.loadAnew}
          </button>
        )}
        <Result data={data} outcome={outcome} />
      </div>
    </div>
  );
}

/** A body that is no object has no place for them, and is the reader's. */
function withFacts(body: string | undefined, facts: object): string | undefined {
  const value = parseJson(body);
  return isRecord(value) ? printJson({ ...value, ...facts }) : body;
}

function toFaults(errors: FieldMessage[]): Map<string, string[]> {
  const faults = new Map<string, string[]>();
  for (const { pointer, detail } of errors) {
    faults.set(pointer, [...(faults.get(pointer) ?? []), detail]);
  }
  return faults;
}

/** The five lines as they are now; time and nonce are drawn when the request goes out. */
function StringPreview({ request }: { request: WireRequest }): ReactNode {
  const messages = useMessages();
  const { method, path, body = '' } = request;
  const lines = [method, path, '{timestamp}', '{nonce}', body].join('\n');
  return (
    <details className="con-details">
      <summary>{messages.stringToSign}</summary>
      <Code label={messages.stringToSign} text={showBreaks(lines)} />
      <p className="con-note">{messages.stringNote}</p>
    </details>
  );
}
