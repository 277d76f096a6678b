import type { ReactNode } from 'react';

/** Texts of the contract mark names with backticks. */
export default function InlineCode({ text }: { text: string }): ReactNode {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={`${index} ${part}`}>{part}</code> : part));
}
