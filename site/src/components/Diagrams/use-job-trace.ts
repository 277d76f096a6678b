import { onSeenJobs, seenJobs } from '@site/islands/console/seen-jobs';
import { loadIsland } from '@site/islands/kit/load-island';
import type english from '@site/locales/en/job-trace.json';
import { useEffect, useState } from 'react';

type Module = typeof import('./JobTrace');
export type JobTrace = Pick<Module, 'Overlay' | 'JobList'> & { messages: typeof english };

/** The live part of the diagram: fetched when this tab has a job to show, and not before. */
export function useJobTrace(): JobTrace | undefined {
  const [trace, setTrace] = useState<JobTrace>();
  useEffect(() => {
    const look = () => {
      if (seenJobs().length > 0) loadTrace().then(setTrace, () => undefined);
    };
    look();
    return onSeenJobs(look);
  }, []);
  return trace;
}

async function loadTrace(): Promise<JobTrace> {
  const [{ Overlay, JobList }, { messages }] = await loadIsland(() => import('./JobTrace'));
  return { Overlay, JobList, messages: messages as typeof english };
}
