import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { LiveRun } from './live-run';
import type { Run } from './recorded-runs';
import styles from './styles.module.css';

const statuses = ['CREATED', 'PENDING', 'WAITING', 'RUNNING', 'SUCCESS'];
/** When each is reached and each state of the picture is seen, in seconds; a live run follows its job instead. */
const reachedAt = [0, 0.4, 0.8, 1.2, 4.2];
const seenAt = [0, 1.2, 2, 2.8, 3.6];

/**
 * Plays once in under five seconds and rests on the finished picture, in style sheets alone: it needs no script,
 * and whoever asked for less motion sees the result at once.
 */
export default function Easel({ run, live }: { run: Run; live: LiveRun | undefined }): ReactNode {
  const frames = live ? run.frames.slice(0, 1) : run.frames;
  const picture = live ? live.picture : run.picture;
  const painted = translate(
    { id: 'home.run.painted', message: 'What the sandbox painted: {prompt}' },
    { prompt: run.prompt },
  );
  const after = (seconds = 0) => (live ? {} : { animationDelay: `${seconds}s` });
  const reached = live && statuses.indexOf(live.status);
  return (
    <figure
      id="easel"
      className={styles.easel}
      data-live={live ? live.status || 'starting' : undefined}
    >
      <div className={styles.canvas}>
        {frames.map((frame, index) => (
          <span key={frame} style={{ backgroundImage: `url(${frame})`, ...after(seenAt[index]) }} />
        ))}
        {picture && (
          <img
            src={picture}
            alt={live ? painted : run.title}
            width={1152}
            height={896}
            decoding="async"
            style={after(seenAt[frames.length])}
          />
        )}
      </div>
      <figcaption className={styles.caption}>
        <ol
          className={styles.statuses}
          aria-label={translate({ id: 'home.run.statuses', message: 'Job statuses' })}
        >
          {statuses.map((status, index) => (
            <li
              key={status}
              data-ahead={reached !== undefined && index > reached}
              style={after(reachedAt[index])}
            >
              {status}
            </li>
          ))}
        </ol>
        <p className={styles.label}>
          <strong>{run.title}</strong>
          <span>
            {translate(
              {
                id: 'home.run.facts',
                message: 'SDXL, 1152 × 896, 25 steps, seed {seed}. Price: 1 credit.',
              },
              { seed: run.seed },
            )}
          </span>
        </p>
      </figcaption>
    </figure>
  );
}
