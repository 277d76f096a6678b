import type { ReactNode } from 'react';
import Code from './Code';
import { useMessages } from './messages';
import type { WireRequest } from './request/build-request';
import { showBreaks } from './result/print-http';

/** The five lines as they are now; time and nonce are drawn when the request goes out. */
export default function StringPreview({ request }: { request: WireRequest }): ReactNode {
  const messages = useMessages();
  const { method, path, body = '' } = request;
  const lines = [method, path, '{timestamp}', '{nonce}', body].join('\n');
  return (
    <details className="con-details">
      <summary>{messages.stringToSign}</summary>
      <Code label={messages.stringToSign} text={showBreaks(lines)} />
      <p className="con-note">{messages.stringNote}</p>
    </details>
  );
}
