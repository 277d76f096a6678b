import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './job-statuses.module.css';

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
  width: 720,
  height: 210,
  box: { width: 96, height: 38 },
  centres: {
    CREATED: [50, 24],
    PENDING: [196, 24],
    WAITING: [342, 24],
    RUNNING: [488, 24],
    SUCCESS: [670, 24],
    FAILED: [670, 108],
    CANCELED: [670, 188],
  },
  forward: ['M98 24H148', 'M244 24H294', 'M390 24H440', 'M536 24H622'],
  failing: ['M214 43V108H622', 'M360 43V108', 'M506 43V108'],
  cancelling: ['M32 43V188H622', 'M178 43V188', 'M324 43V188', 'M470 43V188'],
};

export const narrow: Layout = {
  width: 340,
  height: 320,
  box: { width: 102, height: 36 },
  centres: {
    CREATED: [52, 19],
    PENDING: [52, 85],
    WAITING: [52, 151],
    RUNNING: [52, 217],
    SUCCESS: [52, 301],
    FAILED: [170, 301],
    CANCELED: [288, 301],
  },
  forward: ['M52 37V67', 'M52 103V133', 'M52 169V199', 'M52 235V283'],
  failing: ['M103 92H170V283', 'M103 158H170', 'M103 224H170'],
  cancelling: ['M103 12H288V283', 'M103 78H288', 'M103 144H288', 'M103 210H288'],
};

const final: Status[] = ['SUCCESS', 'FAILED', 'CANCELED'];

export default function JobStatuses({
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
