import { webhookSecret } from '@easel/sandbox/callback-signing';
import type english from '@messages/webhook-tester.json';
import { type ReactNode, useEffect, useState } from 'react';
import { openIsland } from '../../kit/open-island';
import Tool from '../kit/Tool';
import { type HeldSecret, holdSecret } from './hold-secret';
import SecretField from './SecretField';
import Simulator from './Simulator';
import Verifier from './Verifier';

type Messages = typeof english;

export default () =>
  openIsland(WebhookTester, {
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
