import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** Says in words what the drawing shows: it replaces the drawing wherever that cannot be seen. */
  description: string;
  height: number;
  caption?: string;
  children: ReactNode;
}

/** 380 units are about the width of a phone's column, so that 12 units of text stay 12 pixels there. */
export const width = 380;

export default function Drawing({
  title,
  description,
  height,
  caption,
  children,
}: Props): ReactNode {
  const id = useId();
  return (
    <figure className={styles.diagram}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}title ${id}description`}
      >
        <title id={`${id}title`}>{title}</title>
        <desc id={`${id}description`}>{description}</desc>
        {children}
      </svg>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

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
