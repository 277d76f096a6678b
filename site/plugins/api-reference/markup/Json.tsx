/** @jsxRuntime automatic */
import { Fragment, type ReactNode } from 'react';

const token = /("(?:[^"\\]|\\.)*")(\s*:)?/g;

/** Names and strings are told apart by colour; the rest needs none, and each span costs the page a node. */
export function Json({ value }: { value: unknown }): ReactNode {
  if (typeof value === 'string') return value;
  const text = JSON.stringify(value, null, 2);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [all, string = '', colon = ''] = match;
    parts.push(
      <Fragment key={match.index}>
        {text.slice(end, match.index)}
        <span className={colon ? 'ref-k' : 'ref-s'}>{string}</span>
        {colon}
      </Fragment>,
    );
    end = match.index + all.length;
  }
  return [...parts, text.slice(end)];
}
