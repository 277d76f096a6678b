import type { ReactNode } from 'react';
import Code from './Code';
import type { WireRequest } from './request/build-request';
import { showBreaks } from './result/print-http';
import { useWords } from './words';

/** The five lines as they stand now; time and nonce are drawn when the request goes out. */
export default function StringPreview({ request }: { request: WireRequest }): ReactNode {
  const words = useWords();
  const { method, path, body = '' } = request;
  const lines = [method, path, '{timestamp}', '{nonce}', body].join('\n');
  return (
    <details className="con-details">
      <summary>{words.stringToSign}</summary>
      <Code label={words.stringToSign} text={showBreaks(lines)} />
      <p className="con-note">{words.stringNote}</p>
    </details>
  );
}
