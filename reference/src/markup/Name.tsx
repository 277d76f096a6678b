/** @jsxRuntime automatic */
import { Fragment, type ReactNode } from 'react';

/** Where a line may end inside a name: after a sign that parts its words, or before the capital of the next one. */
const seams = /(?<=[_./\-:,|<])(?=\S)|(?<=[a-z0-9])(?=[A-Z])/;

/** A name, a type or an address. It is never broken inside a word. */
export function Name({ children }: { children: string }): ReactNode {
  return children.split(seams).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
