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
