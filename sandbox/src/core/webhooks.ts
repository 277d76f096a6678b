import type { JobEvent } from '@easel/contract/types';
import { webhooks } from './contract-data.ts';
import {
  finishedAt,
  isTerminal,
  type JobRecord,
  nodeEnds,
  startedAt,
  statusAt,
} from './jobs/job-record.ts';
import { paramError } from './problem.ts';
import type { WebhookFault } from './scenario.ts';

export interface Message {
  id: string;
  url: string;
  event: JobEvent['event'];
  job: JobRecord;
  /** The moment the message tells of. */
  at: number;
  attempts: number;
  dueAt: number;
  /** The job as it was at the first attempt; every attempt carries the same bytes. */
  body?: string;
  /** Signed with a secret that is not the app's, or with two. */
  signature?: 'forged' | 'two';
}

/** How late a message comes that a scenario makes late. */
const lateMs = 30_000;
/** So that what is to come second does not come first by chance. */
const behindMs = 1000;
const maxWatched = 1000;
const maxMessages = 2000;
const terminalEvents: Partial<Record<string, JobEvent['event']>> = {
  SUCCESS: 'job.succeeded',
  FAILED: 'job.failed',
  CANCELED: 'job.canceled',
};

/** Computes what is due; sending is somebody else's work, because the core owns no timers. */
export class Outbox {
  readonly #watched = new Map<JobRecord, { nodesTold: number }>();
  #messages: Message[] = [];
  #counter = 0;

  watch(job: JobRecord): void {
    if (!job.notifyUrl && !job.runningNotifyUrl) return;
    if (this.#watched.size >= maxWatched) this.#watched.delete(this.#watched.keys().next().value!);
    this.#watched.set(job, { nodesTold: 0 });
  }

  /** Takes due messages out; hand them back with `failed` to have them tried again. */
  takeDue(now: number): Message[] {
    for (const [job, told] of this.#watched) this.#collect(job, told, now);
    const due = this.#messages.filter(message => message.dueAt <= now);
    this.#messages = this.#messages.filter(message => message.dueAt > now);
    return due;
  }

  /** Answers whether there will be another attempt. */
  failed(message: Message, now: number): boolean {
    // Whoever forges does not insist.
    if (message.signature === 'forged') return false;
    const attempts = message.attempts + 1;
    const delay = webhooks.retryDelaysSeconds[attempts - 1];
    if (delay === undefined || attempts >= webhooks.attempts) return false;
    this.#add({ ...message, attempts, dueAt: now + delay * 1000 });
    return true;
  }

  #collect(job: JobRecord, told: { nodesTold: number }, now: number): void {
    const status = statusAt(job, now);
    const start = startedAt(job);
    const held = job.webhookFault === 'reordered' && !isTerminal(status);
    if (job.runningNotifyUrl && start !== undefined && !held) {
      const ends = nodeEnds(job, start, job.timeline.at(-1)!.at);
      const reached = Math.min(now, finishedAt(job) - 1);
      while (told.nodesTold < ends.length && ends[told.nodesTold]! <= reached) {
        this.#announce(job, job.runningNotifyUrl, 'job.running', ends[told.nodesTold++]!, now);
      }
    }
    const event = isTerminal(status) ? terminalEvents[status] : undefined;
    if (!event) return;
    if (job.notifyUrl) this.#announce(job, job.notifyUrl, event, finishedAt(job), now);
    this.#watched.delete(job);
  }

  #announce(job: JobRecord, url: string, event: Message['event'], at: number, now: number): void {
    const id = `msg_${job.id}_${++this.#counter}`;
    const message: Message = { id, url, event, job, at, attempts: 0, dueAt: now };
    for (const sent of spoil(message, job.webhookFault)) this.#add(sent);
  }

  #add(message: Message): void {
    this.#messages.push(message);
    if (this.#messages.length > maxMessages) this.#messages.shift();
  }
}

/** What is sent in place of a message when a scenario wants its receiver tried. */
function spoil(message: Message, fault: WebhookFault | undefined): Message[] {
  const later = { ...message, dueAt: message.dueAt + behindMs };
  switch (fault) {
    case 'twice':
      return [message, { ...message }];
    case 'late':
      // After the moment it tells of, whenever that is noticed.
      return [{ ...message, dueAt: message.at + lateMs }];
    case 'forged':
      return [{ ...message, id: `${message.id}_forged`, signature: 'forged' }, later];
    case 'two-signatures':
      return [{ ...message, signature: 'two' }];
    case 'reordered':
      return message.event === 'job.running' ? [later] : [message];
    case undefined:
      return [message];
  }
}

const privateHosts = [
  /^localhost$/,
  /\.(localhost|local|internal)$/,
  /^(0|10|127)\./,
  /^169\.254\./,
  /^192\.168\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^\[/,
];

/** Webhooks go to public hosts only, or the service could be made to reach into networks. */
export function refusePrivateHost(url: string | undefined, pointer: string): void {
  if (url === undefined) return;
  const detail = 'Must be a public HTTPS URL.';
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    throw paramError([{ pointer, code: 'FORMAT', detail }]);
  }
  if (parsed.username || parsed.password || url.includes('#')) {
    const clean = 'Must not have a user name, password or fragment.';
    throw paramError([{ pointer, code: 'INVALID', detail: clean }]);
  }
  const host = parsed.hostname.toLowerCase().replace(/\.$/, '');
  if (!host.includes('.') || privateHosts.some(pattern => pattern.test(host))) {
    throw paramError([{ pointer, code: 'INVALID', detail }]);
  }
}
