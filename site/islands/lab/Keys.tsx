import { type ReactNode, useId, useRef, useState } from 'react';
import { fill } from '../kit/view/fill';
import Findings from './Findings';
import type { Holding } from './lab-messages';
import { useLabState } from './running-lab';

/**
 * Takes a key and hands it to the worker. A pasted key never reaches the document: the paste is caught before it
 * does. A typed one is cleared at once.
 */
export default function Keys({ needsPrivate }: { needsPrivate: boolean }): ReactNode {
  const { lab, holding, setHolding, texts } = useLabState();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const waiting = useRef('');
  const [asks, setAsks] = useState(false);
  const [missing, setMissing] = useState(false);

  const show = (answer: Promise<Holding>) =>
    answer.then(setHolding, refusal =>
      setHolding({ keys: [], findings: [{ ...refusal, confidence: 'visible' }] }),
    );
  const useSandbox = () =>
    show(
      lab.holdSandbox().then(answer => {
        setMissing(!answer.keys.length);
        return answer;
      }),
    );
  const decide = (use: boolean) => {
    const pem = waiting.current;
    waiting.current = '';
    setAsks(false);
    if (use) show(lab.hold(pem));
    field.current?.focus();
  };
  const take = (pem: string) => {
    if (field.current) field.current.value = '';
    if (!pem.trim()) return;
    if (/PRIVATE KEY/.test(pem)) {
      waiting.current = pem;
      setAsks(true);
    } else show(lab.hold(pem));
  };

  return (
    <fieldset className="bench-group">
      <legend>{texts.keys}</legend>
      <div className="bench-buttons">
        <button type="button" className="bench-button" onClick={useSandbox}>
          {texts.useSandboxKey}
        </button>
        {holding.keys.length > 0 && (
          <button type="button" className="bench-button" onClick={() => show(lab.forget())}>
            {texts.forget}
          </button>
        )}
      </div>
      <div className="bench-wide-field">
        <label htmlFor={id}>{needsPrivate ? texts.pastePrivate : texts.pasteAny}</label>
        <textarea
          ref={field}
          id={id}
          rows={2}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          onPaste={event => {
            event.preventDefault();
            take(event.clipboardData.getData('text/plain'));
          }}
          onInput={event => {
            const { value } = event.currentTarget;
            if (/-----END [A-Z ]+-----/.test(value)) take(value);
          }}
          onBlur={event => take(event.currentTarget.value)}
        />
        <p id={`${id}-hint`} className="bench-hint">
          {texts.keyHint}
        </p>
      </div>
      <div role="status">
        {asks && (
          <div className="bench-note">
            <p>{texts.warnPrivate}</p>
            <div className="bench-buttons">
              <button type="button" className="bench-button" onClick={() => decide(true)}>
                {texts.usePrivate}
              </button>
              <button type="button" className="bench-button" onClick={() => decide(false)}>
                {texts.dropPrivate}
              </button>
            </div>
          </div>
        )}
        {missing && <div className="bench-note">{texts.keyNotLoaded}</div>}
        {holding.keys.length > 0 && (
          <ul className="bench-facts">
            {holding.keys.map(({ kind, bits, fingerprint }) => (
              <li key={kind}>
                {fill(texts[`held-${kind}`], { bits })} <code>{fingerprint}</code>
              </li>
            ))}
          </ul>
        )}
        <Findings findings={holding.findings} />
      </div>
    </fieldset>
  );
}
