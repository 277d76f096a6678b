/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { highlight, joinLines } from '../../../highlight/highlight.ts';
import { Pieces } from '../../../highlight/Pieces.tsx';
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
          <Pieces of={joinLines(lines)} />
        </code>
      </pre>
    </CodeFrame>
  );
}
