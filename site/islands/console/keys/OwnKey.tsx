import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '../messages';

/** Takes a key and keeps no trace of it: what is pasted never becomes part of the page. */
export default function OwnKey({
  warn,
  onKey,
}: {
  warn: boolean;
  onKey: (pem: string | Blob) => void;
}): ReactNode {
  const messages = useMessages();
  const id = useId();
  const [warned, setWarned] = useState(false);
  if (warn && !warned) {
    return (
      <div className="con-warning" role="alert">
        <p>{messages.productionWarning}</p>
        <button type="button" className="con-quiet" onClick={() => setWarned(true)}>
          {messages.understood}
        </button>
      </div>
    );
  }
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
