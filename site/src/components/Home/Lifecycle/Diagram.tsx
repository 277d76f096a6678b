import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import type { Layout, Status } from './layout';
import styles from './styles.module.css';

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
