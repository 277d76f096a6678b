/** @jsxRuntime automatic */
import type { ReactNode } from 'react';

/** Text in which backticks mark code, as in the messages of signing/ and the contract. */
export default function InlineCode({ children }: { children: string }): ReactNode {
  return children
    .split('`')
    .map((part, index) => (index % 2 ? <code key={`${index}${part}`}>{part}</code> : part));
}
