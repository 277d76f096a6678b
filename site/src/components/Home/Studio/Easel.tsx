import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Run } from './recorded-runs';
import styles from './styles.module.css';

const statuses = ['CREATED', 'PENDING', 'WAITING', 'RUNNING', 'SUCCESS'];

/**
 * Plays once in under five seconds and rests on the finished picture, in style sheets alone: it needs no script,
 * and whoever asked for less motion sees the result at once.
 */
export default function Easel({ run }: { run: Run }): ReactNode {
  return (
    <figure className={styles.easel}>
      <div className={styles.canvas}>
        {run.frames.map(frame => (
          <span key={frame} style={{ backgroundImage: `url(${frame})` }} />
        ))}
        <img src={run.picture} alt={run.title} width={1152} height={896} decoding="async" />
      </div>
      <figcaption className={styles.caption}>
        <ol
          className={styles.statuses}
          aria-label={translate({ id: 'home.run.statuses', message: 'Statuses of the job' })}
        >
          {statuses.map(status => (
            <li key={status}>{status}</li>
          ))}
        </ol>
        <p className={styles.label}>
          <strong>{run.title}</strong>
          <span>
            {translate(
              {
                id: 'home.run.facts',
                message: 'SDXL, 1152 × 896, 25 steps, seed {seed}. Price: 1.0 credits.',
              },
              { seed: run.seed },
            )}
          </span>
        </p>
      </figcaption>
    </figure>
  );
}
