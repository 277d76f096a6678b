export interface SeenJob {
  id: string;
  /** Every status that an answer has shown, with the time of the first such answer. */
  states: { status: string; at: number }[];
}

/**
 * The jobs of this tab, the latest last, whatever part of the site has asked for them. Imported by first loads, so
 * it imports nothing.
 */
let seen: SeenJob[] = [];
const kept = 5;
const listeners = new Set<() => void>();

export function seenJobs(): SeenJob[] {
  return seen;
}

export function onSeenJobs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Any answer may contain a job, or what has become of one. */
export function noteJob(answer: unknown, at: number): void {
  const { job, jobId, status: ofCanceled } = (answer ?? {}) as Record<string, unknown>;
  const { id = jobId, status = ofCanceled } = (job ?? {}) as { id?: unknown; status?: unknown };
  if (typeof id !== 'string' || typeof status !== 'string') return;
  const known = seen.find(entry => entry.id === id);
  if (known?.states.at(-1)?.status === status) return;
  const states = [...(known?.states ?? []), { status, at }];
  seen = [...seen.filter(entry => entry !== known), { id, states }].slice(-kept);
  for (const listener of listeners) listener();
}
