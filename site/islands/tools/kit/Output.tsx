import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** Columns that must not wrap. */
  columns?: boolean;
  children: ReactNode;
}

/** Code that the tool has made; it scrolls, so it must be reachable by keyboard. */
export default function Output({ label, columns, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <pre
      className={columns ? 'bench-output bench-hex' : 'bench-output'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      {children}
    </pre>
  );
}
