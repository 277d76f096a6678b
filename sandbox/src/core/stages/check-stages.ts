import type { FieldError, Stage } from '@easel/contract/types';
import { diffusionOf } from '../credits/price-stages.ts';
import { ProblemError } from '../problem.ts';

const reserved = ['IMAGE_TO_ANIMATE_DIFF', 'VIDEO_DIFFUSION'];

/** Reserved types are outside the enum of the contract, so this runs before validation. */
export function refuseReservedStages(body: unknown): void {
  const stages = (body as { stages?: unknown } | null)?.stages;
  if (!Array.isArray(stages)) return;
  const index = stages.slice(0, 100).findIndex(stage => reserved.includes(stage?.type));
  if (index < 0) return;
  const type = stages[index].type as string;
  throw new ProblemError('STAGE_UNSUPPORTED', `${type} is reserved and cannot be used yet.`, {
    extra: {
      errors: [{ pointer: `/stages/${index}/type`, code: 'ENUM', detail: 'Remove this stage.' }],
    },
  });
}

export function checkStageOrder(stages: Stage[]): void {
  const refuse = (pointer: string, code: FieldError['code'], detail: string) => {
    throw new ProblemError('STAGE_ORDER_INVALID', detail, {
      extra: { errors: [{ pointer, code, detail }] },
    });
  };
  const [first, second] = stages;
  if (first?.type !== 'INPUT_INITIALIZE') {
    refuse('/stages/0', 'INVALID', `Expected type INPUT_INITIALIZE, found ${first?.type}.`);
  }
  stages.slice(1).forEach((stage, index) => {
    if (stage.type === 'INPUT_INITIALIZE') {
      refuse(`/stages/${index + 1}`, 'INVALID', 'There may be only one INPUT_INITIALIZE.');
    }
  });
  if (!second || second.type === 'DIFFUSION' || first?.type !== 'INPUT_INITIALIZE') return;
  if (!first.inputInitialize.imageResourceId) {
    refuse(
      '/stages/0/inputInitialize/imageResourceId',
      'REQUIRED',
      `A job that starts with ${second.type} needs an input image.`,
    );
  }
  if (!diffusionOf(second)) {
    const name = second.type.toLowerCase().replace(/_(\w)/g, (_, c: string) => c.toUpperCase());
    refuse(
      `/stages/1/${name}/diffusion`,
      'REQUIRED',
      `A job that starts with ${second.type} needs a nested diffusion.`,
    );
  }
}
