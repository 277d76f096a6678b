import type { Exchange } from './send-request';

export interface Job {
  id: string;
  status: string;
  credits?: number;
  creditsCharged?: number;
  failedInfo?: { reason: string };
  runningInfo?: { processingImages?: { progress: number }[] };
}

const finalStatuses = ['SUCCESS', 'FAILED', 'CANCELED'];

export function jobOf(json: unknown): Job | undefined {
  const job = (json as { job?: Partial<Job> | null } | null | undefined)?.job;
  if (typeof job?.id !== 'string' || typeof job.status !== 'string') return undefined;
  const { creditsCharged, ...rest } = job as Job;
  return typeof creditsCharged === 'number' ? { ...rest, creditsCharged } : rest;
}

function isFinal(status: string): boolean {
  return finalStatuses.includes(status);
}

interface JobStep {
  status: string;
  at: number;
  progress?: number;
}

export interface Followed {
  job: Job;
  steps: JobStep[];
  polls: number;
  ended: boolean;
  /** The status of the last look, if it has brought no job. */
  lost?: number;
}

/** Seconds the server may hold an answer back; short, so that progress shows while a job runs. */
const hold = 1;

/** One more look at the job: a new status is a new step, progress belongs to the last one. */
export function addLook(followed: Followed | undefined, job: Job, at: number): Followed {
  const steps = followed?.steps ?? [];
  const progress = job.runningInfo?.processingImages?.[0]?.progress;
  const step = { status: job.status, at, ...(typeof progress === 'number' ? { progress } : {}) };
  const last = steps.at(-1);
  return {
    job,
    steps:
      last?.status === job.status
        ? [...steps.slice(0, -1), { ...step, at: last.at }]
        : [...steps, step],
    polls: followed ? followed.polls + 1 : 0,
    ended: isFinal(job.status),
  };
}

/** Polls until the job has ended or the reader has gone on; each look is a signed get-job. */
export async function followJob(
  first: Job,
  look: (path: string) => Promise<Exchange>,
  show: (followed: Followed, exchange?: Exchange) => void,
  signal: AbortSignal,
): Promise<void> {
  let followed = addLook(undefined, first, Date.now());
  show(followed);
  while (!followed.ended && !signal.aborted) {
    const exchange = await look(`/v1/jobs/${followed.job.id}?wait=${hold}`);
    const job = jobOf(exchange.json);
    if (signal.aborted) return;
    if (!job) return show({ ...followed, lost: exchange.status });
    followed = addLook(followed, job, Date.now());
    show(followed, exchange);
  }
}
