import type english from '@messages/webhook-tester.json';
import { type ReactNode, useEffect, useState } from 'react';
import { fill } from '../../kit/view/fill';
import InlineCode from '../../kit/view/InlineCode';
import TextField from '../kit/TextField';
import { type HeldSecret, readWebhook, verifyWebhook, type WebhookVerdict } from './verify-webhook';

interface Props {
  messages: typeof english;
  secret: HeldSecret;
  text: string;
  onChange(text: string): void;
}

export default function Verifier({ messages, secret, text, onChange }: Props): ReactNode {
  const [verdict, setVerdict] = useState<WebhookVerdict>();
  useEffect(() => {
    let current = true;
    setVerdict(undefined);
    if (!text.trim()) return;
    const now = Math.floor(Date.now() / 1000);
    verifyWebhook(readWebhook(text), secret, now).then(found => current && setVerdict(found));
    return () => {
      current = false;
    };
  }, [text, secret]);
  return (
    <>
      <h3>{messages.verify}</h3>
      <div className="bench-fields">
        <TextField
          label={messages.received}
          rows={6}
          value={text}
          onChange={onChange}
          hint={messages.receivedHint}
        />
      </div>
      <div role="status">
        {verdict?.ok && (
          <div className="bench-good" data-verdict="genuine">
            {messages.genuine}
          </div>
        )}
        {verdict?.faults.map(fault => (
          <div key={fault} className="bench-bad" data-code={fault}>
            <h4>{messages.faults[fault].title}</h4>
            <p>
              <InlineCode>
                {fill(messages.faults[fault].text, { age: verdict.age ?? '' })}
              </InlineCode>
            </p>
          </div>
        ))}
      </div>
    </>
  );
}
