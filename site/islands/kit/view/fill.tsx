/** @jsxRuntime automatic */
import { Fragment, type ReactNode } from 'react';

const name = /\{(\w+)\}/g;

/** Puts values where a text says `{name}`. */
export function fill(text: string, values: Record<string, unknown>): string {
  return text.replace(name, (whole, key) => String(values[key] ?? whole));
}

/** The same with elements as values. */
export function fillWith(text: string, values: Record<string, ReactNode>): ReactNode {
  // Split at a pattern with one group, texts and names take turns.
  return text
    .split(name)
    .map((part, index) => (
      <Fragment key={`${index}${part}`}>
        {index % 2 ? (values[part] ?? `{${part}}`) : part}
      </Fragment>
    ));
}
