import { type ReactNode, useId, useState } from 'react';
import { fill } from '../../kit/view/fill';
import { useMessages } from '../messages';
import type { TargetKind } from '../request/build-request';
import { useKeyMessage } from '../send/failure';
import { forgetKey, makeKey, useSession } from '../session';

/** Which key signs, where it is, and how to be rid of it. */
export default function KeyPanel({
  kind,
  warned,
  onWarned,
}: {
  kind: TargetKind;
  /** Production waits until the reader has read what a key can do there, whichever way the key came. */
  warned: boolean;
  onWarned: () => void;
}): ReactNode {
  const messages = useMessages();
  const { key } = useSession();
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const message = useKeyMessage(refusal);
  const usable = key && (kind === 'page' || key.own) ? key : undefined;

  const open = async (pem?: string | Blob) => {
    setRefusal(undefined);
    setSaid('');
    try {
      await makeKey(pem);
      setAsking(false);
    } catch (error) {
      setRefusal(String((error as { code?: unknown }).code ?? 'pem-malformed'));
    }
  };
  const state = usable
    ? fill(usable.own ? messages.keyOwn : messages.keyMade, {
        fingerprint: usable.client.fingerprint,
      })
    : { page: messages.keyNone, local: messages.keyPublished, production: messages.keyNeeded }[
        kind
      ];

  return (
    <section className="con-key" aria-label={messages.key}>
      <div className="con-line">
        <span className="con-label">{messages.key}</span>
        <span data-key-state>{state}</span>
        {!usable && kind === 'page' && (
          <button type="button" className="con-quiet con-make" onClick={() => open()}>
            {messages.makeKey}
          </button>
        )}
        {!asking && !usable?.own && (
          <button type="button" className="con-quiet" onClick={() => setAsking(true)}>
            {messages.useOwnKey}
          </button>
        )}
        {usable && (
          <button
            type="button"
            className="con-quiet"
            onClick={() => {
              forgetKey();
              setSaid(messages.keyForgotten);
            }}
          >
            {messages.forgetKey}
          </button>
        )}
      </div>
      {usable?.own && (
        <p className="con-note">
          {messages.keyKept}
          {usable.client.exportRefused && messages.gap + messages.keyExportRefused}
        </p>
      )}
      {kind === 'production' && !warned && (asking || usable) ? (
        <div className="con-warning" role="alert">
          <p>{messages.productionWarning}</p>
          <button type="button" className="con-quiet" onClick={onWarned}>
            {messages.understood}
          </button>
        </div>
      ) : (
        asking && <OwnKey onKey={open} />
      )}
      <p role="status" className="con-note">
        {message ?? said}
      </p>
    </section>
  );
}

/** Takes a key and keeps no trace of it: what is pasted never becomes part of the page. */
function OwnKey({ onKey }: { onKey: (pem: string | Blob) => void }): ReactNode {
  const messages = useMessages();
  const id = useId();
  return (
    <div className="con-own-key">
      <label htmlFor={id}>{messages.pasteKey}</label>
      <textarea
        id={id}
        rows={2}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-note`}
        onPaste={event => {
          event.preventDefault();
          onKey(event.clipboardData.getData('text/plain'));
        }}
        onDrop={event => {
          event.preventDefault();
          onKey(event.dataTransfer.files[0] ?? event.dataTransfer.getData('text/plain'));
        }}
        onInput={event => {
          // Some keyboards insert without a paste event; a key is long, a typed letter is not.
          const field = event.currentTarget;
          const text = field.value;
          field.value = '';
          if (text.length > 100) onKey(text);
        }}
      />
      <p className="con-note" id={`${id}-note`}>
        {messages.pasteKeyNote}
      </p>
      <label htmlFor={`${id}-file`}>{messages.chooseKeyFile}</label>
      <input
        id={`${id}-file`}
        type="file"
        accept=".pem,.key"
        onChange={event => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onKey(file);
        }}
      />
    </div>
  );
}
