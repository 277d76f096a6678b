import type { JobStatus } from '@easel/contract/types';
import { type FailureReason, limits } from '../contract-data.ts';

export type Outcome =
  | { kind: 'success'; blocked: number }
  | { kind: 'failure'; reason: FailureReason };

interface Phase {
  at: number;
  status: JobStatus;
}

/** Everything that will happen to a job unless it is canceled: its status is a function of the time. */
export type Timeline = Phase[];

interface TimelineInput {
  createdAt: number;
  /** When one of the app's running slots is free. */
  slotFreeAt: number;
  runMs: number;
  outcome: Outcome;
  speed: number;
  type: 'STAGES' | 'WORKFLOW' | 'TEMPLATE';
}

const beforeRunning: FailureReason[] = ['MODEL_LOAD_FAILED', 'BAD_INPUT_IMAGE'];

export function createTimeline(input: TimelineInput): Timeline {
  const { createdAt, slotFreeAt, outcome, speed, type } = input;
  const after = (ms: number) => Math.round(ms / speed);
  const pendingAt = createdAt + after(200);
  const waitingAt = createdAt + after(700);
  const phases: Timeline = [
    { at: createdAt, status: 'CREATED' },
    { at: pendingAt, status: 'PENDING' },
  ];
  const reason = outcome.kind === 'failure' ? outcome.reason : undefined;
  if (reason && beforeRunning.includes(reason)) {
    return [...phases, { at: waitingAt, status: 'FAILED' }];
  }
  phases.push({ at: waitingAt, status: 'WAITING' });
  if (reason === 'QUEUE_TIMEOUT') {
    const timeout = after(limits['queue-timeout'].value * 1000);
    return [...phases, { at: waitingAt + timeout, status: 'FAILED' }];
  }
  const runningAt = Math.max(createdAt + after(1200), slotFreeAt);
  phases.push({ at: runningAt, status: 'RUNNING' });
  const limit = type === 'STAGES' ? 'stages-run-timeout' : 'workflow-run-timeout';
  const runFor = {
    RUN_TIMEOUT: limits[limit].value * 1000,
    OUT_OF_MEMORY: input.runMs * 0.3,
    WORKER_LOST: input.runMs * 0.6,
    NODE_EXECUTION_ERROR: input.runMs * 0.6,
  } as Partial<Record<string, number>>;
  const finishedAt = runningAt + Math.max(1, after(runFor[reason ?? ''] ?? input.runMs));
  phases.push({ at: finishedAt, status: reason ? 'FAILED' : 'SUCCESS' });
  return phases;
}

export function phaseAt(timeline: Timeline, now: number): Phase {
  return timeline.findLast(phase => phase.at <= now) ?? timeline[0]!;
}

export function nextChange(timeline: Timeline, now: number): number | undefined {
  return timeline.find(phase => phase.at > now)?.at;
}

export function timeOf(timeline: Timeline, status: JobStatus): number | undefined {
  return timeline.find(phase => phase.status === status)?.at;
}

export function endOf(timeline: Timeline): number {
  return timeline.at(-1)!.at;
}
