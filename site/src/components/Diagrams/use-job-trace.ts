import { onSeenJobs, seenJobs } from '@site/src/components/Console/seen-jobs';
import { useEffect, useState } from 'react';

export type JobTrace = typeof import('./JobTrace');

/** The live part of the diagram: fetched when this tab has a job to show, and not before. */
export function useJobTrace(): JobTrace | undefined {
  const [trace, setTrace] = useState<JobTrace>();
  useEffect(() => {
    const look = () => {
      if (seenJobs().length > 0) import('./JobTrace').then(setTrace, () => undefined);
    };
    look();
    return onSeenJobs(look);
  }, []);
  return trace;
}
