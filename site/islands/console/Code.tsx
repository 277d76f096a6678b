import { copyElement } from '@site/islands/kit/copy-element';
import { type ReactNode, useRef, useState } from 'react';
import { useMessages } from './messages';

/** Text to read and to copy. It scrolls by keyboard, hence the tab stop. */
export default function Code({ label, text }: { label: string; text: string }): ReactNode {
  const messages = useMessages();
  const code = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (!code.current || !(await copyElement(code.current))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  return (
    <div className="con-code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable. */}
      <pre tabIndex={0}>
        <code ref={code}>{text}</code>
      </pre>
      <button
        type="button"
        className="con-quiet"
        onClick={copy}
        aria-label={`${messages.copy}: ${label}`}
      >
        {copied ? '✓' : messages.copy}
      </button>
    </div>
  );
}
