import { BoundedMap } from '../bounded-map.ts';
import { fixtures, limits, type SandboxApp } from '../contract-data.ts';
import { ProblemError } from '../problem.ts';
import { chargedTenths, finishedAt, isTerminal, type JobRecord, statusAt } from './job-record.ts';

const maxJobs = 5000;
const hourMs = 3_600_000;
const hourOf = (time: number) => Math.floor(time / hourMs);

interface Account {
  hour: number;
  spent: number;
}

/** Jobs and the credits they reserve. A job is settled when somebody looks after its end. */
export class JobStore {
  readonly #jobs = new BoundedMap<string, JobRecord>(
    maxJobs,
    () => 1,
    job => this.#open.delete(job),
  );
  readonly #open = new Set<JobRecord>();
  readonly #accounts = new Map<string, Account>();

  add(job: JobRecord): void {
    this.#jobs.set(job.id, job);
    this.#open.add(job);
  }

  find(appId: string, id: string): JobRecord | undefined {
    const job = this.#jobs.get(id);
    return job?.appId === appId ? job : undefined;
  }

  openJobs(appId: string, now: number): JobRecord[] {
    this.#settle(now);
    return [...this.#open].filter(job => job.appId === appId);
  }

  /** Tenths that are neither spent this hour nor reserved. Sandbox money comes back every hour. */
  balance(app: SandboxApp, now: number): number {
    const reserved = this.openJobs(app.id, now).reduce((sum, job) => sum + job.tenths, 0);
    return app.allowance - this.#account(app.id, now).spent - reserved;
  }

  /** When one of the app's running slots is free for one more job. */
  slotFreeAt(appId: string, slots: number, now: number): number {
    const ends = this.openJobs(appId, now).map(finishedAt);
    ends.sort((a, b) => b - a);
    return ends[slots - 1] ?? now;
  }

  /** The rank counts jobs of the same app that start earlier; a job is never behind itself. */
  queuePlace(job: JobRecord, now: number): { queueRank: number; queueLen: number } {
    const waiting = this.openJobs(job.appId, now).filter(
      other => statusAt(other, now) === 'WAITING',
    );
    const ahead = waiting.filter(other => other !== job && BigInt(other.id) < BigInt(job.id));
    return { queueRank: ahead.length + 1, queueLen: Math.max(waiting.length, ahead.length + 1) };
  }

  #settle(now: number): void {
    for (const job of this.#open) {
      if (!isTerminal(statusAt(job, now))) continue;
      this.#open.delete(job);
      if (hourOf(finishedAt(job)) < hourOf(now)) continue;
      this.#account(job.appId, now).spent += chargedTenths(job, now);
    }
  }

  #account(appId: string, now: number): Account {
    const hour = hourOf(now);
    let account = this.#accounts.get(appId);
    if (account?.hour !== hour) {
      account = { hour, spent: 0 };
      this.#accounts.set(appId, account);
    }
    return account;
  }
}

/** A job that was deleted long before the sandbox started. */
export const expiredJobId = '881000000000000410';

export function findJob(jobs: JobStore, appId: string, id: string, now: number): JobRecord {
  const job = jobs.find(appId, id) ?? fixtureJob(id, now);
  if (id === expiredJobId || (job && isExpired(job, now))) throw new ProblemError('JOB_EXPIRED');
  if (!job) throw new ProblemError('JOB_NOT_FOUND', `This app has no job ${id}.`);
  return job;
}

function isExpired(job: JobRecord, now: number): boolean {
  return now - job.createdAt > limits['job-record-life'].value * 1000;
}

/**
 * The jobs that the contract's examples name. They ended a minute ago, always, so that an example can be
 * sent as it is; their picture is the fixture photograph.
 */
function fixtureJob(id: string, now: number): JobRecord | undefined {
  const fixture = fixtures.jobs.find(job => job.id === id);
  const photograph = fixtures.resources[0]!;
  if (!fixture) return undefined;
  const type = fixture.type as JobRecord['type'];
  return {
    id,
    appId: '*',
    requestId: `fixture-${id}`,
    type,
    createdAt: now - 75_000,
    timeline: [
      { at: now - 75_000, status: 'CREATED' },
      { at: now - 70_000, status: 'RUNNING' },
      { at: now - 60_000, status: 'SUCCESS' },
    ],
    outcome: { kind: 'success', blocked: 0 },
    tenths: type === 'STAGES' ? 10 : 8,
    parts: [],
    images: [
      { id: photograph.id, seed: 2027351168, width: photograph.width, height: photograph.height },
    ],
    ...(type === 'STAGES' ? {} : { steps: [{ nodeId: '9', weight: 1, saves: true }] }),
  };
}
