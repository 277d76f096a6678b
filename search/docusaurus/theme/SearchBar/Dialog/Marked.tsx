import type { Range } from '@easel/search';
import type { ReactNode } from 'react';

interface Props {
  text: string;
  ranges: readonly Range[];
}

export default function Marked({ text, ranges }: Props): ReactNode {
  let end = 0;
  const parts: ReactNode[] = [];
  for (const [from, to] of ranges) {
    parts.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>);
    end = to;
  }
  return [...parts, text.slice(end)];
}
