import { webhookSecret } from '@easel/sandbox/webhook-signing';
import type english from '@messages/webhook-tester.json';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import Tool, { openTool } from '../kit/Tool';
import Simulator from './Simulator';
import Verifier from './Verifier';
import { type HeldSecret, holdSecret } from './verify-webhook';

type Messages = typeof english;

export default () =>
  openTool(WebhookTester, {
    messages: new URL('@messages/webhook-tester.json', import.meta.url),
  });

function WebhookTester({ messages }: { messages: Messages }): ReactNode {
  const [sandbox, setSandbox] = useState<HeldSecret>();
  const [own, setOwn] = useState<HeldSecret>();
  const [received, setReceived] = useState('');
  useEffect(() => {
    if (globalThis.crypto?.subtle) holdSecret(webhookSecret).then(setSandbox);
  }, []);
  const secret = own ?? sandbox;
  // Where secrets can be held, the first one is on its way.
  if (globalThis.crypto?.subtle && !secret) return null;
  return (
    <Tool aria-label={messages.name}>
      {secret ? (
        <>
          <div className="bench-fields">
            <SecretField messages={messages} isOwn={own !== undefined} onHold={setOwn} />
          </div>
          <Simulator messages={messages} secret={secret} onVerify={setReceived} />
          <Verifier messages={messages} secret={secret} text={received} onChange={setReceived} />
        </>
      ) : (
        <div className="bench-note">{messages.noCrypto}</div>
      )}
    </Tool>
  );
}

interface SecretFieldProps {
  messages: Messages;
  isOwn: boolean;
  onHold(secret: HeldSecret | undefined): void;
}

/** Takes a secret without ever showing it: a paste is caught before it reaches the document. */
function SecretField({ messages, isOwn, onHold }: SecretFieldProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  const take = (text: string) => {
    if (field.current) field.current.value = '';
    if (!text.trim()) return;
    holdSecret(text.trim()).then(
      secret => {
        setRefused(false);
        onHold(secret);
      },
      () => setRefused(true),
    );
  };
  const held = isOwn ? messages.ownHeld : messages.sandboxHeld;
  return (
    <div className="bench-wide-field">
      <label htmlFor={id}>{messages.secret}</label>
      <div className="bench-control">
        <input
          ref={field}
          id={id}
          type="password"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          onPaste={event => {
            event.preventDefault();
            take(event.clipboardData.getData('text/plain'));
          }}
          onKeyDown={event => event.key === 'Enter' && take(event.currentTarget.value)}
          onBlur={event => take(event.currentTarget.value)}
        />
        {isOwn && (
          <button type="button" className="bench-button" onClick={() => onHold(undefined)}>
            {messages.forget}
          </button>
        )}
      </div>
      <p id={`${id}-hint`} className="bench-hint" role="status">
        {refused ? messages.notSecret + messages.gap + held : held}
      </p>
    </div>
  );
}
