import type { CSSProperties, ReactNode } from 'react';
import styles from './styles.module.css';

const tokens = [
  'paper',
  'wall',
  'recess',
  'line',
  'control',
  'ink',
  'ink-2',
  'ink-3',
  'accent',
  'blue',
  'green',
  'ochre',
  'red',
];

export default function Colours(): ReactNode {
  return (
    <ul className={styles.row}>
      {tokens.map(token => (
        <li key={token} style={{ '--colour': `var(--e-${token})` } as CSSProperties}>
          <code>{token}</code>
        </li>
      ))}
    </ul>
  );
}
