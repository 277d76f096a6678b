import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../kit/after-paint';
import { isRecord } from '../kit/read-json';
import { count } from '../kit/view/count';
import { FileChoice, PresetChoice, TargetChoice } from './Choices';
import { BodyEditor, type BodyView, jsonField, ParameterForm } from './Form';
import { fieldId } from './Form/field-frame';
import type { FormData } from './form-data';
import KeyPanel from './keys/KeyPanel';
import { useMessages } from './messages';
import Program from './Program';
import { buildRequest, type TargetKind, targetOf } from './request/build-request';
import { type Draft, draftOf, parseJson, printJson, renewRequestId } from './request/draft';
import { provoke } from './request/provoke';
import { shareHash } from './request/share-link';
import Result, { Announcement, NoResponse } from './result/Result';
import Segments from './Segments';
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
  const [view, setView] = useState<BodyView>(data.essentials.length > 0 ? 'essentials' : 'form');
  const [side, setSide] = useState<'code' | 'result'>('code');
  const { outcome, send } = useExchange(data.id);
  const beside = useRef<HTMLDivElement>(null);

  const canSign = typeof globalThis.crypto?.subtle === 'object';
  const sandboxed = kind !== 'production';
  const target = useMemo(() => targetOf(data, kind, appId), [data, kind, appId]);
  const asked = sandboxed ? draft : { ...draft, scenario: '', mistake: undefined };
  const request = buildRequest(data, asked);
  const rehearsal = useRehearsal(data.id, request, canSign);
  const faults = useMemo(() => toFaults(rehearsal.problem?.errors ?? []), [rehearsal]);
  const unsent = !outcome.busy && !outcome.exchange && !outcome.failure;
  const ready = canSign && (sandboxed || (appId !== '' && key?.own === true && warned));

  // On a narrow screen the answer arrives below the fold.
  useEffect(() => {
    const top = beside.current?.getBoundingClientRect().top ?? 0;
    if (outcome.exchange && top > window.innerHeight - 80) beside.current?.scrollIntoView();
  }, [outcome.exchange]);

  const chooseFile = async (chosen: File) => {
    // A file can be sent once the body describes it; what is typed meanwhile stays.
    const facts = data.id === 'create-resource-image' ? await describeFile(chosen) : undefined;
    setFile(chosen);
    if (facts) setDraft(now => ({ ...now, body: withFacts(now.body, facts) }));
  };
  const press = async () => {
    setSide('result');
    const sent = send(target, request, file);
    // The body that is on its way keeps its id; the next one gets another.
    afterPaint(() => setDraft(renewRequestId));
    await sent;
  };

  /** A field that is not there is part of one that is. */
  const showField = (pointer: string) => {
    const find = () => document.getElementById(fieldId(pointer));
    if (!find()) flushSync(() => setView('form'));
    const parent = pointer.slice(0, pointer.lastIndexOf('/'));
    if (find()) find()?.focus();
    else if (parent) showField(parent);
  };
  const showFault = (offset: number) => {
    flushSync(() => setView('json'));
    const field = document.getElementById(jsonField) as HTMLTextAreaElement | null;
    field?.focus();
    field?.setSelectionRange(offset, offset + 1);
  };
  const loadAnew = () => {
    window.location.hash = shareHash(draft);
    window.location.reload();
  };

  return (
    <>
      <div className="con-setup">
        <PresetChoice
          data={data}
          scenario={draft.scenario}
          isWrong={draft.mistake !== undefined}
          example={example}
          scenarios={sandboxed}
          onExample={name => {
            setExample(name);
            setDraft(draftOf(data, name));
          }}
          onScenario={scenario => {
            // What the last preset spoilt is whole again before the next one spoils something.
            const whole = draft.mistake === 'request' ? draftOf(data, example) : draft;
            setDraft(provoke(data, whole, scenario));
          }}
        />
        <TargetChoice data={data} kind={kind} appId={appId} onKind={setKind} onAppId={setAppId} />
        {canSign && <KeyPanel kind={kind} warned={warned} onWarned={() => setWarned(true)} />}
      </div>
      <div className="con-columns">
        <div className="con-request">
          <ParameterForm data={data} draft={draft} faults={faults} onChange={setDraft} />
          <BodyEditor
            data={data}
            draft={draft}
            faults={faults}
            view={view}
            onView={setView}
            onChange={setDraft}
          />
          {uploads.test(data.id) && canSign && <FileChoice file={file} onFile={chooseFile} />}
          {!canSign && (
            <p className="con-warning" role="alert">
              {messages.noCrypto}
            </p>
          )}
          <div className="con-send">
            <Refusal
              rehearsal={rehearsal}
              stopped={rehearsal.stopped === true && unsent}
              body={draft.body}
              onField={showField}
              onFault={showFault}
            />
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
                {rehearsal.credits === 0 ? messages.free : count(messages.cost, rehearsal.credits)}
              </span>
            )}
          </div>
        </div>
        <div className="con-side" ref={beside}>
          <Segments
            label={messages.shown}
            quiet
            options={{ code: messages.code, result: messages.answer }}
            value={side}
            onChange={setSide}
          />
          {side === 'code' && (
            <Program
              draft={draft}
              request={request}
              target={target}
              // What was copied keeps its id, as what was sent does.
              onCopy={() => setDraft(renewRequestId)}
            />
          )}
          <div className="con-result" hidden={side === 'code'}>
            <Announcement outcome={outcome} />
            {!outcome.exchange && !outcome.failure && <p className="con-note">{messages.before}</p>}
            <NoResponse outcome={outcome} onLoadAnew={loadAnew} />
            <Result data={data} outcome={outcome} />
          </div>
        </div>
      </div>
    </>
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
