import type { ReactNode } from 'react';
import { drawings } from './drawings';
import styles from './styles.module.css';

/** Decoration: what it shows is always said beside it, so it is hidden from screen readers. */
export default function Illustration({
  name,
  size = 88,
}: {
  name: keyof typeof drawings;
  size?: number;
}): ReactNode {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 96 96"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
