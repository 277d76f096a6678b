import type { FieldError, Stage } from '@easel/contract/types';
import type { CatalogueModel } from '../catalogue/models.ts';
import { limits } from '../contract-data.ts';
import { diffusionOf, priceStages, type StagePrice } from '../credits/price-stages.ts';
import { paramError } from '../problem.ts';
import { checkDiffusion } from './check-diffusion.ts';
import { checkStageOrder } from './check-stages.ts';
import { outputSize, type Size } from './output-size.ts';

export interface CheckedStages extends StagePrice {
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
