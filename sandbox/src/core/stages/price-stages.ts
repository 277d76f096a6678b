import type { CreditsBreakdownItem, Diffusion, Stage, StageType } from '@easel/contract/types';
import { baseModels } from '../contract-data.ts';
import { diffusionFactor, sizeFactor, stageTenths, toCredits } from '../credits.ts';
import type { CatalogueModel } from '../models.ts';

export interface Size {
  width: number;
  height: number;
}

/** Only upscaling changes the size. A scale wins over an explicit size; without either it is 2. */
export function outputSize(stage: Stage, input: Size): Size {
  if (stage.type !== 'IMAGE_TO_UPSCALER') return input;
  const { hrScale, hrResizeX, hrResizeY } = stage.imageToUpscaler;
  if (hrScale === undefined && hrResizeX !== undefined && hrResizeY !== undefined) {
    return { width: hrResizeX, height: hrResizeY };
  }
  const scale = hrScale ?? 2;
  return { width: Math.round(input.width * scale), height: Math.round(input.height * scale) };
}

export interface StagePrice {
  tenths: number;
  breakdown: CreditsBreakdownItem[];
  parts: { tenths: number; steps: number }[];
  size: Size;
}

/** Expects stages in a valid order. `findModel` answers with the checkpoint of a diffusion. */
export function priceStages(
  stages: Stage[],
  findModel: (diffusion: Diffusion, stageIndex: number) => CatalogueModel,
): StagePrice {
  let count = 1;
  let size: Size = { width: 0, height: 0 };
  let steps = 20;
  let factor = 1;
  const breakdown: CreditsBreakdownItem[] = [];
  const parts: StagePrice['parts'] = [];
  const add = (stageIndex: number, type: StageType, partSteps: number, k: number) => {
    const tenths = stageTenths(factor, count, partSteps, k);
    parts.push({ tenths, steps: partSteps });
    breakdown.push({
      stageIndex,
      type,
      modelFactor: factor,
      count,
      steps: partSteps,
      ...size,
      credits: toCredits(tenths),
    });
  };

  stages.forEach((stage, index) => {
    if (stage.type === 'INPUT_INITIALIZE') {
      count = stage.inputInitialize.count ?? 1;
      return;
    }
    // A nested diffusion counts only when the job starts with this stage.
    const diffusion = stage.type === 'DIFFUSION' || index === 1 ? diffusionOf(stage) : undefined;
    if (diffusion) {
      const model = findModel(diffusion, index);
      factor = model.creditFactor;
      steps = diffusion.steps ?? 20;
      const side = baseModels[model.baseModel].defaultSide;
      size = { width: diffusion.width ?? side, height: diffusion.height ?? side };
    }
    size = outputSize(stage, size);
    const k = sizeFactor(size.width, size.height);
    switch (stage.type) {
      case 'DIFFUSION':
        add(index, stage.type, steps, diffusionFactor);
        break;
      case 'IMAGE_TO_UPSCALER':
        add(index, stage.type, stage.imageToUpscaler.hrSecondPassSteps ?? 10, k);
        break;
      case 'IMAGE_TO_INPAINT':
        add(index, stage.type, steps, k);
        break;
      case 'IMAGE_TO_ADETAILER':
        for (const arg of stage.imageToAdetailer.args) {
          add(index, stage.type, arg.adUseSteps ? (arg.adSteps ?? 20) : steps, k);
        }
    }
  });
  const tenths = parts.reduce((sum, part) => sum + part.tenths, 0);
  return { tenths, breakdown, parts, size };
}

export function diffusionOf(stage: Stage): Diffusion | undefined {
  switch (stage.type) {
    case 'DIFFUSION':
      return stage.diffusion;
    case 'IMAGE_TO_UPSCALER':
      return stage.imageToUpscaler.diffusion;
    case 'IMAGE_TO_INPAINT':
      return stage.imageToInpaint.diffusion;
    case 'IMAGE_TO_ADETAILER':
      return stage.imageToAdetailer.diffusion;
    default:
      return undefined;
  }
}
