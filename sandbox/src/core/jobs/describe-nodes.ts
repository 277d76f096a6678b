import type { JobImage, Resource, WorkflowFinishItem } from '@easel/contract/types';
import { isTerminal, type JobRecord, progressAt, statusAt } from './job-record.ts';

/** Nodes run one after another, each for a share of the time that its weight gives it. */
export function describeNodes(
  job: JobRecord,
  images: JobImage[],
  now: number,
): { workflowFinishItem?: WorkflowFinishItem } {
  if (!job.steps) return {};
  const progress = progressAt(job, now);
  const status = isTerminal(statusAt(job, now)) ? 'SUCCESS' : 'RUNNING';
  const total = job.steps.reduce((sum, step) => sum + step.weight, 0);
  const shown = images.filter((image): image is JobImage & Resource => image.url !== undefined);
  let before = 0;
  const nodes = job.steps.map(({ nodeId, weight, saves }) => {
    const share = Math.min(1, Math.max(0, (progress * total - before) / weight));
    before += weight;
    const nodeStatus = share >= 1 ? 'SUCCESS' : share > 0 ? 'RUNNING' : 'WAITING';
    const result = {
      status: nodeStatus,
      progress: Math.floor(share * 100),
      ...(saves && nodeStatus === 'SUCCESS' && shown.length > 0
        ? { images: shown.map(({ id, url, expiredIn, meta }) => ({ id, url, expiredIn, meta })) }
        : {}),
    };
    return [nodeId, result] as const;
  });
  return {
    workflowFinishItem: {
      status,
      progress: Math.floor(progress * 100),
      nodes: Object.fromEntries(nodes) as WorkflowFinishItem['nodes'],
    },
  };
}

/** When each node ends, for the callbacks that follow a workflow. */
export function nodeEnds(job: JobRecord, start: number, end: number): number[] {
  const steps = job.steps ?? [];
  const total = steps.reduce((sum, step) => sum + step.weight, 0);
  let before = 0;
  return steps.map(({ weight }) => {
    before += weight;
    return Math.round(start + ((end - start) * before) / total);
  });
}
