/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { highlight } from '../../../highlight/highlight.ts';
import { Lines } from '../../../highlight/Lines.tsx';
import { CodeFrame } from '../view/CodeFrame.tsx';

interface Props {
  text: string;
  language: string;
  wrap?: string;
  copy: string;
}

/** Code for static markup: coloured where the page is built, with its buttons, which the page listens to. */
export function ColouredCode({ text, language, ...buttons }: Props): ReactNode {
  const lines = highlight(text, language);
  return (
    <CodeFrame lines={lines.length} {...buttons}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable. */}
      <pre tabIndex={0}>
        <code>
          <Lines of={lines} />
        </code>
      </pre>
    </CodeFrame>
  );
}
