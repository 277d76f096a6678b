/** @jsxRuntime automatic */
import { Fragment, type ReactNode } from 'react';

/** Puts elements where a text says `{name}`. */
export function fillWith(text: string, values: Record<string, ReactNode>): ReactNode {
  // Split at a pattern with one group, texts and names take turns.
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (
      <Fragment key={`${index}${part}`}>
        {index % 2 ? (values[part] ?? `{${part}}`) : part}
      </Fragment>
    ));
}
