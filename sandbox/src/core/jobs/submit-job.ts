import type { Metadata } from '@easel/contract/types';
import { limits } from '../contract-data.ts';
import { toCredits, toTenths } from '../credits.ts';
import { hashText } from '../images/noise.ts';
import { ProblemError, paramError } from '../problem.ts';
import { type Scenario, scenarioOfPrompt, throwIfError } from '../scenario.ts';
import { greatestSeed } from '../stages/plan-stages.ts';
import { refusePrivateHost } from '../webhooks.ts';
import type { Answer, Call } from '../world.ts';
import { describeJob } from './describe-job.ts';
import type { JobPlan, JobRecord } from './job-record.ts';
import { createTimeline, type Outcome } from './timeline.ts';

interface JobRequest {
  requestId: string;
  maxCredits?: number;
  metadata?: Metadata;
  notifyUrl?: string;
  runningNotifyUrl?: string;
}

/** The part that the three ways to create a job share. `plan` checks what only one of them knows. */
export async function submitJob(call: Call<JobRequest>, plan: () => JobPlan): Promise<Answer> {
  const { world, app, body, bodyHash, now, operation, origin } = call;
  checkExtras(body);
  const { requestId } = body;
  const use = { appId: app.id, requestId, operation: operation.id, bodyHash };
  const earlier = world.requests.begin<JobRecord>(use, now);
  if (earlier) {
    const job = await describeJob(world, earlier, origin, now);
    return { body: { job }, headers: { 'Idempotent-Replayed': 'true' } };
  }
  try {
    const record = createRecord(call, plan());
    world.requests.finish(use, record, now);
    return { body: { job: await describeJob(world, record, origin, now) } };
  } catch (error) {
    world.requests.abandon(use);
    throw error;
  }
}

function createRecord(call: Call<JobRequest>, plan: JobPlan): JobRecord {
  const { world, app, body, now, operation } = call;
  const prompted = scenarioOfPrompt(plan.prompt, operation);
  throwIfError(prompted);
  const scenario = call.scenario.kind === 'none' ? prompted : call.scenario;
  checkCost(call, plan.tenths);

  const outcome = chooseOutcome(scenario, plan);
  const seed = plan.seed ?? chooseSeed(`${world.seed}${app.id} ${body.requestId}`, plan.count);
  const { width, height } = plan.recipe;
  const images = Array.from({ length: plan.count }, (_, index) => ({
    id: world.nextId(),
    seed: (seed + index) % 4294967296,
    width,
    height,
  }));
  const slots = world.unlimited ? Number.POSITIVE_INFINITY : limits['running-jobs'].maximum;
  const record: JobRecord = {
    id: world.nextId(),
    appId: app.id,
    requestId: body.requestId,
    type: plan.type,
    createdAt: now,
    timeline: createTimeline({
      createdAt: now,
      slotFreeAt: world.jobs.slotFreeAt(app.id, slots, now),
      runMs: Math.min(20_000, 1500 + 150 * plan.tenths),
      outcome,
      speed: world.speed,
      type: plan.type,
    }),
    outcome,
    tenths: plan.tenths,
    parts: plan.parts,
    images,
    ...(plan.steps ? { steps: plan.steps } : {}),
    ...(body.metadata ? { metadata: body.metadata } : {}),
    ...(body.notifyUrl ? { notifyUrl: body.notifyUrl } : {}),
    ...(scenario.kind === 'webhook' ? { webhookFault: scenario.fault } : {}),
    ...(body.runningNotifyUrl ? { runningNotifyUrl: body.runningNotifyUrl } : {}),
  };
  world.jobs.add(record);
  world.outbox.watch(record);
  storeResults(call, plan, record);
  return record;
}

/** 0 would mean: choose one. */
function chooseSeed(text: string, count: number): number {
  return Math.min(Math.max(1, hashText(text)), greatestSeed - count + 1);
}

function storeResults({ world, app }: Call, plan: JobPlan, record: JobRecord): void {
  if (record.outcome.kind === 'failure') return;
  const availableAt = record.timeline.at(-1)!.at;
  const expiresAt = availableAt + limits['result-file-life'].value * 1000;
  for (const { id, seed, width, height } of record.images.slice(record.outcome.blocked)) {
    const paint = { ...plan.recipe.paint, seed };
    world.resources.put({
      id,
      appId: app.id,
      availableAt,
      expiresAt,
      header: { format: 'png', width, height },
      recipe: { ...plan.recipe, paint, note: `seed ${seed}` },
    });
  }
}

function checkCost({ world, app, body, now }: Call<JobRequest>, tenths: number): void {
  const required = toCredits(tenths);
  if (body.maxCredits !== undefined && tenths > toTenths(body.maxCredits)) {
    const detail = `The quote is ${required}, the limit ${body.maxCredits}.`;
    throw new ProblemError('COST_LIMIT_EXCEEDED', detail, { extra: { required } });
  }
  const open = world.jobs.openJobs(app.id, now).length;
  if (open >= limits['open-jobs'].maximum && !world.unlimited) {
    throw new ProblemError('QUEUE_FULL', undefined, { retryAfter: 5 });
  }
  const balance = world.jobs.balance(app, now);
  if (tenths > balance) {
    const extra = { required, balance: toCredits(Math.max(0, balance)) };
    throw new ProblemError('INSUFFICIENT_CREDITS', undefined, { extra });
  }
}

function checkExtras({ metadata, notifyUrl, runningNotifyUrl }: JobRequest): void {
  const bytes = metadata ? new TextEncoder().encode(JSON.stringify(metadata)).length : 0;
  const { maximum } = limits['metadata-size'];
  if (bytes > maximum) {
    const detail = `At most ${maximum} bytes as JSON, found ${bytes}.`;
    throw paramError([{ pointer: '/metadata', code: 'LENGTH', detail }]);
  }
  refusePrivateHost(notifyUrl, '/notifyUrl');
  refusePrivateHost(runningNotifyUrl, '/runningNotifyUrl');
}

function chooseOutcome(scenario: Scenario, plan: JobPlan): Outcome {
  if (scenario.kind === 'failure') {
    if (scenario.reason === 'NODE_EXECUTION_ERROR' && !plan.steps) {
      throw paramError([
        {
          pointer: '/header/X-Sandbox-Scenario',
          code: 'CONFLICT',
          detail: 'Only a workflow has nodes.',
        },
      ]);
    }
    return { kind: 'failure', reason: scenario.reason };
  }
  if (scenario.kind === 'partly-blocked') {
    if (plan.count < 2) {
      throw new ProblemError(
        'PARAM_ERROR',
        'The scenario partly-blocked needs two images or more.',
      );
    }
    return { kind: 'success', blocked: 1 };
  }
  if (!plan.inputsUsable) return { kind: 'failure', reason: 'BAD_INPUT_IMAGE' };
  return { kind: 'success', blocked: 0 };
}
