import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Point = [x: number, y: number];

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height?: number;
  kind?: 'box' | 'recess' | 'accent';
  code?: boolean;
  children: string;
}

/** `x` and `y` name the upper left corner. */
export function Box({
  x,
  y,
  width,
  height = 30,
  kind = 'box',
  code,
  children,
}: BoxProps): ReactNode {
  return (
    <>
      <rect
        className={clsx(styles.box, styles[kind])}
        x={x}
        y={y}
        width={width}
        height={height}
        rx="4"
      />
      <text
        className={clsx(styles.middle, code && styles.code, kind === 'accent' && styles.onAccent)}
        x={x + width / 2}
        y={y + height / 2}
      >
        {children}
      </text>
    </>
  );
}

interface TextProps {
  at: Point;
  middle?: boolean;
  end?: boolean;
  code?: boolean;
  quiet?: boolean;
  children: string;
}

export function Label({ at: [x, y], middle, end, code, quiet, children }: TextProps): ReactNode {
  return (
    <text
      className={clsx(
        styles.label,
        middle && styles.middle,
        end && styles.end,
        code && styles.code,
        quiet && styles.quiet,
      )}
      x={x}
      y={y}
    >
      {children}
    </text>
  );
}

interface ArrowProps {
  from: Point;
  to: Point;
  answer?: boolean;
  failed?: boolean;
}

/** The head is drawn, not a marker: a marker needs an id, and a page may have several drawings. */
export function Arrow({ from, to, answer, failed }: ArrowProps): ReactNode {
  const [x, y] = to;
  const angle = (Math.atan2(y - from[1], x - from[0]) * 180) / Math.PI;
  return (
    <>
      <path
        className={clsx(styles.line, answer && styles.answer, failed && styles.failed)}
        d={`M${from.join(' ')}L${to.join(' ')}`}
      />
      <path
        className={clsx(styles.head, failed && styles.failedHead)}
        d="M0 0-9-4V4z"
        transform={`translate(${x} ${y}) rotate(${angle})`}
      />
    </>
  );
}

export function Life({ x, from, to }: { x: number; from: number; to: number }): ReactNode {
  return <path className={styles.life} d={`M${x} ${from}V${to}`} />;
}

/** Between two parties, across the whole drawing. */
export function Border({ y }: { y: number }): ReactNode {
  return <path className={styles.life} d={`M0 ${y}H380`} />;
}
