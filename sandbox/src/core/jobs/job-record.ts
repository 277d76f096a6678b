import type { JobStatus, JobType, Metadata } from '@easel/contract/types';
import type { Recipe } from '../painter/recipe.ts';
import type { WebhookFault } from '../scenario.ts';
import { endOf, nextChange, type Outcome, phaseAt, type Timeline, timeOf } from './timeline.ts';

interface JobImageSeed {
  id: string;
  seed: number;
  width: number;
  height: number;
}

/** One priced part of a job: a stage, or a sampler node. */
export interface PricedPart {
  tenths: number;
  steps: number;
}

interface WorkflowStep {
  nodeId: string;
  weight: number;
  /** The node that saves the images shows them. */
  saves: boolean;
}

export interface JobRecord {
  id: string;
  appId: string;
  requestId: string;
  type: JobType;
  createdAt: number;
  timeline: Timeline;
  outcome: Outcome;
  tenths: number;
  parts: PricedPart[];
  images: JobImageSeed[];
  steps?: WorkflowStep[];
  metadata?: Metadata;
  notifyUrl?: string;
  /** What goes wrong with its webhooks. */
  webhookFault?: WebhookFault;
  runningNotifyUrl?: string;
  /** When a cancellation takes effect. */
  canceledAt?: number;
}

/** What a request has been found to ask for, before it is a job. */
export interface JobPlan {
  type: JobType;
  tenths: number;
  parts: PricedPart[];
  prompt: string;
  count: number;
  seed: number | undefined;
  recipe: Omit<Recipe, 'note'>;
  inputsUsable: boolean;
  steps?: WorkflowStep[];
}

const terminal: JobStatus[] = ['SUCCESS', 'FAILED', 'CANCELED'];

export function isTerminal(status: JobStatus): boolean {
  return terminal.includes(status);
}

export function statusAt(job: JobRecord, now: number): JobStatus {
  if (job.canceledAt !== undefined && job.canceledAt <= now) return 'CANCELED';
  return phaseAt(job.timeline, now).status;
}

export function finishedAt(job: JobRecord): number {
  return job.canceledAt ?? endOf(job.timeline);
}

export function startedAt(job: JobRecord): number | undefined {
  const at = timeOf(job.timeline, 'RUNNING');
  const canceledBefore = at !== undefined && job.canceledAt !== undefined && job.canceledAt <= at;
  return canceledBefore ? undefined : at;
}

export function nextChangeOf(job: JobRecord, now: number): number | undefined {
  const next = nextChange(job.timeline, now);
  return job.canceledAt === undefined ? next : Math.min(next ?? job.canceledAt, job.canceledAt);
}

/** 0 to 1 while the job runs. */
export function progressAt(job: JobRecord, now: number): number {
  const start = startedAt(job);
  if (start === undefined || now <= start) return 0;
  return Math.min(1, (now - start) / Math.max(1, endOf(job.timeline) - start));
}

export function deliverable(job: JobRecord): number {
  return job.outcome.kind === 'success' ? job.images.length - job.outcome.blocked : 0;
}

/** Tenths of a credit; meaningful once the status is terminal. */
export function chargedTenths(job: JobRecord, now: number): number {
  const status = statusAt(job, now);
  if (status === 'SUCCESS') {
    return Math.floor((job.tenths * deliverable(job)) / job.images.length);
  }
  return status === 'CANCELED' ? finishedParts(job) : 0;
}

/** Parts take time in proportion to their price, and only whole parts are charged. */
function finishedParts(job: JobRecord): number {
  const done = progressAt(job, job.canceledAt ?? 0) * job.tenths;
  let sum = 0;
  for (const { tenths } of job.parts) {
    if (sum + tenths > done) break;
    sum += tenths;
  }
  return sum;
}

/** The moment at which a running job can stop: the end of the sampling step it is in. */
export function nextStepBoundary(job: JobRecord, now: number): number {
  const start = startedAt(job) ?? now;
  const steps = Math.max(
    1,
    job.parts.reduce((sum, part) => sum + part.steps, 0),
  );
  const stepMs = (endOf(job.timeline) - start) / steps;
  return Math.ceil(start + Math.ceil((now - start) / stepMs) * stepMs);
}

/** When each node ends, for the webhooks that follow a workflow. */
export function nodeEnds(job: JobRecord, start: number, end: number): number[] {
  const steps = job.steps ?? [];
  const total = steps.reduce((sum, step) => sum + step.weight, 0);
  let before = 0;
  return steps.map(({ weight }) => {
    before += weight;
    return Math.round(start + ((end - start) * before) / total);
  });
}
