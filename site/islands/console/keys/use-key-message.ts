import { fetchJson } from '@easel/search/docusaurus/theme/fetch-json.ts';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages';

type SigningMessages = Record<string, { title: string; remedy: string }>;

/** Why a key was refused, as signing/ says it; or that its worker is no more. */
export function useKeyMessage(code: string | undefined): string | undefined {
  const { keyStopped, sentenceEnd } = useMessages();
  const [message, setMessage] = useState<string>();
  useEffect(() => {
    setMessage(undefined);
    if (code === undefined) return;
    if (code === 'worker-stopped') return setMessage(keyStopped);
    fetchJson<SigningMessages>(new URL('@messages/signing.json', import.meta.url)).then(
      messages => {
        const found = messages[code];
        setMessage(
          found ? `${found.title}${sentenceEnd}${found.remedy}`.replaceAll('`', '') : code,
        );
      },
      () => setMessage(code),
    );
  }, [code, keyStopped, sentenceEnd]);
  return message;
}
