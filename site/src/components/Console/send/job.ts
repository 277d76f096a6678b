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
  const job = (json as { job?: Job } | undefined)?.job;
  return typeof job?.id === 'string' && typeof job.status === 'string' ? job : undefined;
}

export function isFinal(status: string): boolean {
  return finalStatuses.includes(status);
}
