import { onSeenJobs, seenJobs } from '@site/islands/console/seen-jobs';
import { useEffect, useState } from 'react';

export type JobTrace = Awaited<ReturnType<typeof import('./JobTrace')['default']>>;

/** The interactive part of the diagram: fetched when this tab has a job to show, and not before. */
export function useJobTrace(): JobTrace | undefined {
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
