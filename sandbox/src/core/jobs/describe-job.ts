import type { Job, JobImage, Resource, WorkflowFinishItem } from '@easel/contract/types';
import { failures, limits } from '../contract-data.ts';
import { toCredits } from '../credits.ts';
import { describeResource } from '../resources/media.ts';
import type { World } from '../world.ts';
import {
  chargedTenths,
  deliverable,
  finishedAt,
  isTerminal,
  type JobRecord,
  progressAt,
  startedAt,
  statusAt,
} from './job-record.ts';

export async function describeJob(
  world: World,
  job: JobRecord,
  origin: string,
  now: number,
): Promise<Job> {
  const status = statusAt(job, now);
  const started = startedAt(job);
  const ended = isTerminal(status);
  return {
    id: job.id,
    requestId: job.requestId,
    type: job.type,
    status,
    credits: toCredits(job.tenths),
    createdAt: timestamp(job.createdAt),
    ...(ended ? { creditsCharged: toCredits(chargedTenths(job, now)) } : {}),
    ...(started !== undefined && started <= now ? { startedAt: timestamp(started) } : {}),
    ...(ended ? { finishedAt: timestamp(finishedAt(job)) } : {}),
    ...(job.metadata ? { metadata: job.metadata } : {}),
    ...(await describeInfo(world, job, status, origin, now)),
  };
}

async function describeInfo(
  world: World,
  job: JobRecord,
  status: Job['status'],
  origin: string,
  now: number,
): Promise<Partial<Job>> {
  switch (status) {
    case 'WAITING':
      return { waitingInfo: world.jobs.queuePlace(job, now) };
    case 'RUNNING': {
      const progress = Math.floor(progressAt(job, now) * 100);
      return {
        runningInfo: {
          processingImages: job.images.map(() => ({ progress })),
          ...describeNodes(job, [], now),
        },
      };
    }
    case 'SUCCESS': {
      const images = await Promise.all(
        job.images.map((_, index) => describeImage(world, job, index, origin, now)),
      );
      return {
        successInfo: {
          images,
          deliverable: deliverable(job),
          total: images.length,
          ...describeNodes(job, images, now),
        },
      };
    }
    case 'FAILED': {
      if (job.outcome.kind !== 'failure') return {};
      const { reason } = job.outcome;
      const nodeId = reason === 'NODE_EXECUTION_ERROR' ? failedNode(job) : undefined;
      return {
        failedInfo: {
          reason,
          code: failures[reason] as 'FATAL_ERROR' | 'TRANSITORY_ERROR',
          ...(nodeId ? { nodeId } : {}),
        },
      };
    }
    default:
      return {};
  }
}

function failedNode(job: JobRecord): string | undefined {
  return job.steps?.reduce((heaviest, step) => (step.weight > heaviest.weight ? step : heaviest))
    .nodeId;
}

/** The first images are the blocked ones; they have no address and cost nothing. */
async function describeImage(
  world: World,
  job: JobRecord,
  index: number,
  origin: string,
  now: number,
): Promise<JobImage> {
  const { id, seed, width, height } = job.images[index]!;
  const blocked = job.outcome.kind === 'success' && index < job.outcome.blocked;
  const safety = { rating: blocked ? 'explicit' : 'general', blocked } as const;
  const gone = now > finishedAt(job) + limits['result-file-life'].value * 1000;
  if (blocked || gone) return { id, seed: String(seed), safety };
  const header = { format: 'png', width, height } as const;
  return {
    ...(await describeResource(world, origin, id, header, now)),
    seed: String(seed),
    safety,
  };
}

export function timestamp(ms: number): string {
  return new Date(ms).toISOString();
}

/** Nodes run one after another, each for a share of the time that its weight gives it. */
function describeNodes(
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
