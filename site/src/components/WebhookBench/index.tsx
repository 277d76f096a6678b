import { webhookSecret } from '@easel/sandbox/callback-signing';
import Bench from '@site/src/components/Workbench/Bench';
import { useWords } from '@site/src/components/Workbench/use-words';
import { type ReactNode, useEffect, useState } from 'react';
import { type HeldSecret, holdSecret } from './hold-secret';
import SecretField from './SecretField';
import Simulator from './Simulator';
import Verifier from './Verifier';
import type english from './words/en.json';

type Words = typeof english;

const wordFiles = {
  en: [new URL('./words/en.json', import.meta.url)],
  zh: [new URL('./words/zh.json', import.meta.url)],
};

export default function WebhookBench(): ReactNode {
  const [words] = useWords<[Words]>(wordFiles) ?? [];
  const [sandbox, setSandbox] = useState<HeldSecret>();
  const [own, setOwn] = useState<HeldSecret>();
  const [received, setReceived] = useState('');
  useEffect(() => {
    if (globalThis.crypto?.subtle) holdSecret(webhookSecret).then(setSandbox);
  }, []);
  const secret = own ?? sandbox;
  // Where secrets can be held, the first one is on its way.
  if (!words || (globalThis.crypto?.subtle && !secret)) return null;
  return (
    <Bench aria-label={words.name}>
      {secret ? (
        <>
          <div className="bench-fields">
            <SecretField words={words} isOwn={own !== undefined} onHold={setOwn} />
          </div>
          <Simulator words={words} secret={secret} onVerify={setReceived} />
          <Verifier words={words} secret={secret} text={received} onChange={setReceived} />
        </>
      ) : (
        <div className="bench-note">{words.noCrypto}</div>
      )}
    </Bench>
  );
}
