import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { translate } from '@docusaurus/Translate';
import { onSeenJobs, seenJobs } from '@site/islands/console/seen-jobs';
import Boundary from '@site/islands/kit/Boundary';
import { type ReactNode, useEffect, useState } from 'react';
import JobStatuses, { type Layout, narrow, wide } from './JobStatuses';
import styles from './styles.module.css';

/** The seven statuses of a job and the ways between them, and the way of the reader's own job once there is one. */
export default function JobLifecycleDiagram(): ReactNode {
  const trace = useJobTrace();
  const name = translate({
    id: 'home.lifecycle.alt',
    message:
      'Diagram: CREATED leads to PENDING, WAITING, RUNNING and SUCCESS. PENDING, WAITING and RUNNING can lead to FAILED; every status before a final one can lead to CANCELED.',
  });
  return (
    <figure className={styles.diagram}>
      <JobStatuses layout={wide} name={name} className={styles.wide}>
        {trace && <Trace of={trace} layout={wide} />}
      </JobStatuses>
      <JobStatuses layout={narrow} name={name} className={styles.narrow}>
        {trace && <Trace of={trace} layout={narrow} />}
      </JobStatuses>
      <figcaption>
        {translate({
          id: 'home.lifecycle.key',
          message: 'Solid line: forward. Dotted: something went wrong. Dashed: you cancelled.',
        })}
      </figcaption>
      {trace && (
        <Boundary>
          <trace.JobList />
        </Boundary>
      )}
    </figure>
  );
}

/** Inside a drawing there is no place for words: without it the diagram is what it was. */
function Trace({ of: { Overlay }, layout }: { of: JobTrace; layout: Layout }): ReactNode {
  return (
    <ErrorBoundary fallback={() => null}>
      <Overlay layout={layout} />
    </ErrorBoundary>
  );
}

type JobTrace = Awaited<ReturnType<typeof import('./JobTrace')['default']>>;

/** The interactive part of the diagram: fetched when this tab has a job to show, and not before. */
function useJobTrace(): JobTrace | undefined {
  const [trace, setTrace] = useState<JobTrace>();
  useEffect(() => {
    const look = () => {
      if (seenJobs().length === 0) return;
      import('./JobTrace')
        .then(({ default: openTrace }) => openTrace())
        .then(setTrace, () => undefined);
    };
    look();
    return onSeenJobs(look);
  }, []);
  return trace;
}
