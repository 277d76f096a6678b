import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';

/** Where each status is, for a wide and for a narrow screen. */
export type Status =
  | 'CREATED'
  | 'PENDING'
  | 'WAITING'
  | 'RUNNING'
  | 'SUCCESS'
  | 'FAILED'
  | 'CANCELED';

export interface Layout {
  width: number;
  height: number;
  box: { width: number; height: number };
  centres: Record<Status, [number, number]>;
  /** Lines that only go forward, and the two ways out of the row. */
  forward: string[];
  failing: string[];
  cancelling: string[];
}

export const wide: Layout = {
  width: 1080,
  height: 250,
  box: { width: 124, height: 44 },
  centres: {
    CREATED: [64, 30],
    PENDING: [284, 30],
    WAITING: [504, 30],
    RUNNING: [724, 30],
    SUCCESS: [1014, 30],
    FAILED: [1014, 128],
    CANCELED: [1014, 218],
  },
  forward: ['M126 30H222', 'M346 30H442', 'M566 30H662', 'M786 30H952'],
  failing: ['M308 52V128H952', 'M528 52V128', 'M748 52V128'],
  cancelling: ['M40 52V218H952', 'M260 52V218', 'M480 52V218', 'M700 52V218'],
};

export const narrow: Layout = {
  width: 340,
  height: 484,
  box: { width: 102, height: 42 },
  centres: {
    CREATED: [52, 23],
    PENDING: [52, 118],
    WAITING: [52, 213],
    RUNNING: [52, 308],
    SUCCESS: [52, 460],
    FAILED: [170, 460],
    CANCELED: [288, 460],
  },
  forward: ['M52 44V97', 'M52 139V192', 'M52 234V287', 'M52 329V439'],
  failing: ['M103 126H170V439', 'M103 221H170', 'M103 316H170'],
  cancelling: ['M103 15H288V439', 'M103 110H288', 'M103 205H288', 'M103 300H288'],
};

const final: Status[] = ['SUCCESS', 'FAILED', 'CANCELED'];

export default function Diagram({
  layout: { width, height, box, centres, forward, failing, cancelling },
  name,
  className,
  children,
}: {
  layout: Layout;
  name: string;
  className: string | undefined;
  /** Drawn over the rest. */
  children?: ReactNode;
}): ReactNode {
  const arrow = useId();
  const lines = (paths: string[], kind: string | undefined) =>
    paths.map((d, index) => (
      <path
        key={d}
        d={d}
        className={clsx(styles.line, kind)}
        // Only the first line of a way out reaches the end; the others join it.
        markerEnd={kind === undefined || index === 0 ? `url(#${arrow})` : undefined}
      />
    ));
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
      <defs>
        <marker
          id={arrow}
          viewBox="0 0 10 10"
          refX="10"
          refY="5"
          markerWidth="10"
          markerHeight="10"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path className={styles.head} d="M0 1 10 5 0 9z" />
        </marker>
      </defs>
      {lines(cancelling, styles.cancelling)}
      {lines(failing, styles.failing)}
      {lines(forward, undefined)}
      {(Object.entries(centres) as [Status, [number, number]][]).map(([status, [x, y]]) => (
        <g
          key={status}
          className={clsx(styles.status, final.includes(status) && styles.final)}
          data-status={status}
        >
          <rect
            x={x - box.width / 2}
            y={y - box.height / 2}
            width={box.width}
            height={box.height}
            rx="4"
          />
          <text x={x} y={y}>
            {status}
          </text>
        </g>
      ))}
      {children}
    </svg>
  );
}
