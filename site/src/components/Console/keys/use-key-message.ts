import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useState } from 'react';
import { useWords } from '../words';

type Messages = Record<string, { title: string; remedy: string }>;

/** Why a key was refused, in the words of the signing room; or that its worker is no more. */
export function useKeyMessage(code: string | undefined): string | undefined {
  const { i18n } = useDocusaurusContext();
  const words = useWords();
  const [message, setMessage] = useState<string>();
  useEffect(() => {
    setMessage(undefined);
    if (code === undefined) return;
    if (code === 'worker-stopped') return setMessage(words.keyStopped);
    const chinese = i18n.currentLocale === 'zh';
    const stop = chinese ? '。' : '. ';
    const load = chinese
      ? import('@easel/signing/messages/zh.json')
      : import('@easel/signing/messages/en.json');
    load.then(
      ({ default: messages }) => {
        const found = (messages as Messages)[code];
        setMessage(found ? `${found.title}${stop}${found.remedy}`.replaceAll('`', '') : code);
      },
      () => setMessage(code),
    );
  }, [code, i18n.currentLocale, words]);
  return message;
}
