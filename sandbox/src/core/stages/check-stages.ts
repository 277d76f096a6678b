import type { FieldError, Stage } from '@easel/contract/types';
import { limits } from '../contract-data.ts';
import type { CatalogueModel } from '../models.ts';
import { ProblemError, paramError } from '../problem.ts';
import { checkDiffusion } from './check-diffusion.ts';
import {
  diffusionOf,
  outputSize,
  priceStages,
  type Size,
  type StagePrice,
} from './price-stages.ts';

interface CheckedStages extends StagePrice {
  /** The checkpoints in use, by the index of their stage. */
  models: Map<number, CatalogueModel>;
}

/** Every rule of the stage list that needs no look at uploads; answers with the price. */
export function checkStages(stages: Stage[]): CheckedStages {
  checkStageOrder(stages);
  const models = new Map<number, CatalogueModel>();
  const fields: FieldError[] = [];
  stages.forEach((stage, index) => {
    if (stage.type !== 'DIFFUSION' && index !== 1) return;
    const diffusion = diffusionOf(stage);
    if (!diffusion) return;
    const checked = checkDiffusion(diffusion, diffusionPointer(stage, index));
    models.set(index, checked.model);
    fields.push(...checked.fields);
  });
  const price = priceStages(stages, (_, index) => models.get(index)!);
  fields.push(...checkUpscaledArea(stages, price));
  if (fields.length > 0) throw paramError(fields);
  return { ...price, models };
}

export function diffusionPointer(stage: Stage, index: number): string {
  if (stage.type === 'DIFFUSION') return `/stages/${index}/diffusion`;
  const name = stage.type.toLowerCase().replace(/_(\w)/g, (_, c: string) => c.toUpperCase());
  return `/stages/${index}/${name}/diffusion`;
}

function checkUpscaledArea(stages: Stage[], price: StagePrice): FieldError[] {
  const { minimum, maximum } = limits['upscaled-area'];
  const first = price.breakdown[0];
  if (!first) return [];
  let size: Size = { width: first.width, height: first.height };
  return stages.flatMap((stage, index): FieldError[] => {
    if (stage.type !== 'IMAGE_TO_UPSCALER') return [];
    size = index === 1 ? size : outputSize(stage, size);
    const area = size.width * size.height;
    if (area >= minimum && area <= maximum) return [];
    const name = stage.imageToUpscaler.hrScale === undefined ? 'hrResizeX' : 'hrScale';
    const detail = `The result may have ${minimum} to ${maximum} px, found ${area}.`;
    return [{ pointer: `/stages/${index}/imageToUpscaler/${name}`, code: 'RANGE', detail }];
  });
}

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
