import { fill } from '@site/src/components/Workbench/fill';
import InlineCode from '@site/src/components/Workbench/InlineCode';
import TextField from '@site/src/components/Workbench/TextField';
import { type ReactNode, useEffect, useState } from 'react';
import type { HeldSecret } from './hold-secret';
import { readCallback } from './read-callback';
import { type CallbackVerdict, verifyCallback } from './verify-callback';
import type english from './words/en.json';

interface Props {
  words: typeof english;
  secret: HeldSecret;
  text: string;
  onChange(text: string): void;
}

export default function Verifier({ words, secret, text, onChange }: Props): ReactNode {
  const [verdict, setVerdict] = useState<CallbackVerdict>();
  useEffect(() => {
    let current = true;
    setVerdict(undefined);
    if (!text.trim()) return;
    const now = Math.floor(Date.now() / 1000);
    verifyCallback(readCallback(text), secret, now).then(found => current && setVerdict(found));
    return () => {
      current = false;
    };
  }, [text, secret]);
  return (
    <>
      <h3>{words.verify}</h3>
      <div className="bench-fields">
        <TextField
          label={words.received}
          rows={6}
          value={text}
          onChange={onChange}
          hint={words.receivedHint}
        />
      </div>
      <div role="status">
        {verdict?.ok && (
          <div className="bench-good" data-verdict="genuine">
            {words.genuine}
          </div>
        )}
        {verdict?.faults.map(fault => (
          <div key={fault} className="bench-bad" data-code={fault}>
            <h4>{words.faults[fault].title}</h4>
            <p>
              <InlineCode>{fill(words.faults[fault].text, { age: verdict.age ?? '' })}</InlineCode>
            </p>
          </div>
        ))}
      </div>
    </>
  );
}
