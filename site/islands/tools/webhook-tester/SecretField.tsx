import type english from '@messages/webhook-tester.json';
import { type ReactNode, useId, useRef } from 'react';
import { type HeldSecret, holdSecret } from './hold-secret';

interface Props {
  messages: typeof english;
  isOwn: boolean;
  onHold(secret: HeldSecret | undefined): void;
}

/** Takes a secret without ever showing it: a paste is caught before it reaches the document. */
export default function SecretField({ messages, isOwn, onHold }: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const take = (text: string) => {
    if (field.current) field.current.value = '';
    if (text.trim()) holdSecret(text.trim()).then(onHold, () => onHold(undefined));
  };
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
        {isOwn ? messages.ownHeld : messages.sandboxHeld}
      </p>
    </div>
  );
}
