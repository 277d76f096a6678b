import type { ReactNode } from 'react';
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

/** One hand for all: 2 px ink lines on a 96-unit square, and exactly one thing in cinnabar. */
export const drawings = {
  canvas: (
    <>
      <path d="M48 6v10M30 66 18 90M66 66l12 24M48 66v16M12 66h72" />
      <path d="M18 16h60v46H18z" />
      <path data-accent d="M26 52c8-18 15-17 21-8s11 3 23-17v25z" />
    </>
  ),
  seal: (
    <>
      <path d="M14 84h44M26 16c0-6 20-6 20 0 0 9-5 12-5 20h7c4 0 6 2 6 6v10H18V42c0-4 2-6 6-6h7c0-8-5-11-5-20zM18 60h36" />
      <path data-accent d="M62 60h26v26H62z" />
      <path data-knockout d="M68 67h14M68 73h10M68 79h14" />
    </>
  ),
  pans: (
    <>
      <path d="M10 26h76v52H10zM10 26l6-10h64l6 10M48 26v52M29 26v52M67 26v52M10 52h76" />
      <path data-accent d="M48 26h19v26H48z" />
    </>
  ),
  frame: (
    <>
      <path d="M48 8 28 32M48 8l16 18" />
      <path d="m15 34 62-10 8 48-62 10zM23 41l47-8 6 32-47 8z" />
      <path data-accent d="M44 5h8v8h-8z" />
    </>
  ),
} satisfies Record<string, ReactNode>;
