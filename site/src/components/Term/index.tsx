import { type ReactNode, useId } from 'react';

/** A word and its meaning. The popover is the browser's own: it opens and closes without a script of ours. */
export default function Term({
  meaning,
  children,
}: {
  meaning: ReactNode;
  children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <>
      <button type="button" className="term" popoverTarget={id}>
        {children}
      </button>
      <span className="term-meaning" id={id} popover="auto">
        {meaning}
      </span>
    </>
  );
}
