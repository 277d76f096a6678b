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

export function isFinal(status: string): boolean {
  return finalStatuses.includes(status);
}
