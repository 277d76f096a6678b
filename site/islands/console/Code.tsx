import { Lines } from '@site/highlight/Lines';
import { copyElement } from '@site/islands/kit/code-buttons';
import More from '@site/islands/kit/view/More';
import { mostCharacters, mostLines } from '@site/src/client/long-text';
import { type ReactNode, useRef, useState } from 'react';
import { colourCode } from './colour-code';
import { useMessages } from './messages';
import type { SentRequest } from './send/send-request';

interface CodeProps {
  label: string;
  text: string;
  /** As JSON or a program. */
  coloured?: boolean;
  onCopy?: () => void;
}

/** Text to read and to copy. It scrolls by keyboard, hence the tab stop. */
export default function Code({ label, text, coloured, onCopy }: CodeProps): ReactNode {
  const messages = useMessages();
  const code = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (!code.current || !(await copyElement(code.current))) return;
    onCopy?.();
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  const shown = start(text);
  return (
    <div className="con-code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable. */}
      <pre tabIndex={0}>
        <code ref={code}>{coloured ? <Lines of={colourCode(shown)} /> : shown}</code>
        <More count={text.length - shown.length} />
      </pre>
      <button
        type="button"
        className="con-quiet"
        onClick={copy}
        aria-label={messages.copy + messages.colon + label}
      >
        {copied ? '✓' : messages.copy}
      </button>
    </div>
  );
}

/** A server may answer with millions of characters, which would hold the page up while the browser lays them out. */
function start(text: string): string {
  const lines = text.slice(0, mostCharacters).split('\n', mostLines + 1);
  return lines.length > mostLines ? lines.slice(0, -1).join('\n') : lines.join('\n');
}

interface DetailsProps {
  title: string;
  text: string;
  open?: boolean;
  coloured?: boolean;
}

export function Details({ title, text, open, coloured }: DetailsProps): ReactNode {
  return (
    <details className="con-details" open={open}>
      <summary>{title}</summary>
      <Code label={title} text={text} coloured={coloured} />
    </details>
  );
}

/** The request as it went over the wire. */
export function printRequest(sent: SentRequest): string {
  const { host } = new URL(sent.url);
  const headers = { Host: host, ...sent.headers, Authorization: sent.authorization };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = `${sent.method} ${sent.path} HTTP/1.1\n${lines.join('\n')}\n`;
  return sent.body === undefined ? head : `${head}\n${sent.body}`;
}

/** Makes the line breaks of a string to sign countable. */
export function showBreaks(text: string): string {
  return text.replaceAll('\n', '↵\n');
}
