import { type ReactNode, useState } from 'react';
import { fill } from '../../kit/view/fill';
import { useMessages } from '../messages';
import type { TargetKind } from '../request/targets';
import { forgetKey, makeKey, useSession } from '../session';
import OwnKey from './OwnKey';
import { useKeyMessage } from './use-key-message';

/** Which key signs, where it is, and how to be rid of it. */
export default function KeyPanel({ kind }: { kind: TargetKind }): ReactNode {
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
      <p>
        <strong>{messages.key}</strong> <span data-key-state>{state}</span>
      </p>
      {usable && (
        <p className="con-note">
          {messages.keyKept} {usable.client.exportRefused && messages.keyExportRefused}
        </p>
      )}
      <div className="con-actions">
        {!usable && kind === 'page' && (
          <button type="button" className="con-quiet" onClick={() => open()}>
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
      {asking && <OwnKey warn={kind === 'production'} onKey={open} />}
      <p role="status" className="con-note">
        {message ?? said}
      </p>
    </section>
  );
}
