import type { CSSProperties } from 'react';

/** What a phone shows of a line. What is shorter is never wrapped, and needs no element of its own. */
const always = 36;

/** Where a wrapped line goes on: to the right of its beginning, so that what belongs to what stays in sight. */
export function hang(line: string): CSSProperties | undefined {
  if (line.length <= always) return undefined;
  const [indent = ''] = /^\s*/.exec(line) ?? [];
  return { '--hang': `${indent.replaceAll('\t', '    ').length + 4}ch` } as CSSProperties;
}
