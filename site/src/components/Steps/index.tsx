import type { ReactNode } from 'react';

/** Wraps an ordered list, so that the source stays a list and reads as one without styles. */
export default function Steps({ children }: { children: ReactNode }): ReactNode {
  return <div className="steps">{children}</div>;
}
