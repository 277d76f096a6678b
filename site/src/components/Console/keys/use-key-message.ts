import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useState } from 'react';

type Messages = Record<string, { title: string; remedy: string }>;

/** Why a key was refused, in the words of the signing room. */
export function useKeyMessage(code: string | undefined): string | undefined {
  const { i18n } = useDocusaurusContext();
  const [message, setMessage] = useState<string>();
  useEffect(() => {
    setMessage(undefined);
    if (code === undefined) return;
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
  }, [code, i18n.currentLocale]);
  return message;
}
