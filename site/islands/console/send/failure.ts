import { SandboxStopped } from '@easel/sandbox/browser';
import { fetchJson } from '@easel/search/docusaurus/theme/fetch-json.ts';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages';
import { RefusedByPolicy } from './send-request';

/** Why a request got no answer. */
export interface Failure {
  /** A refusal of the key worker has a code. */
  keyCode?: string;
  /** The sandbox of this page could not be loaded or has stopped. */
  stopped?: true;
  /** The policy of this visit does not allow the target. */
  refused?: true;
}

export function failureOf(error: unknown): Failure {
  if (error instanceof SandboxStopped) return { stopped: true };
  if (error instanceof RefusedByPolicy) return { refused: true };
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? { keyCode: code } : {};
}

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
