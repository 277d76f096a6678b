import type { Diffusion, Stage } from '@easel/contract/types';
import type { JobPlan } from '../jobs/job-record.ts';
import { type CatalogueModel, findModel, nameOfModel } from '../models.ts';
import type { Recipe } from '../painter/recipe.ts';
import { ProblemError, paramError } from '../problem.ts';
import { requireResource } from '../resources/media.ts';
import type { ResourceRecord } from '../resources/resource-store.ts';
import type { World } from '../world.ts';
import { checkStages, diffusionPointer } from './check-stages.ts';
import { diffusionOf } from './price-stages.ts';

export function planStages(world: World, appId: string, stages: Stage[]): JobPlan {
  const { tenths, parts, breakdown, size, models } = checkStages(stages);
  for (const [index, model] of models) {
    const stage = stages[index]!;
    checkCompanions(diffusionOf(stage)!, model, diffusionPointer(stage, index));
  }
  const inputs = namedResources(stages).map(({ id, pointer }) =>
    requireResource(world, appId, id, pointer),
  );
  const [first, second] = stages;
  const initial = first?.type === 'INPUT_INITIALIZE' ? first.inputInitialize : {};
  const diffusion = diffusionOf(second!)!;
  const { seed, count = 1 } = initial;
  const { width, height } = breakdown[0]!;
  return {
    type: 'STAGES',
    tenths,
    parts,
    prompt: diffusion.prompts.map(({ text }) => text).join(' '),
    count,
    seed: readSeed(seed, count),
    inputsUsable: inputs.every(isUsable),
    recipe: {
      ...sourceOf(stages, initial.imageResourceId, diffusion),
      ...size,
      canvas: second?.type === 'IMAGE_TO_UPSCALER' ? size : { width, height },
      paint: {
        prompt: diffusion.prompts.map(withWeight).join(', '),
        seed: 0,
        negative: (diffusion.negativePrompts ?? []).map(({ text }) => text).join(', '),
        steps: diffusion.steps ?? 20,
        ...(diffusion.cfgScale !== undefined && { cfgScale: diffusion.cfgScale }),
        ...(diffusion.sampler && { sampler: diffusion.sampler }),
        baseModel: models.get(1)!.baseModel,
        modelId: diffusion.sdModel,
        faces: stages.some(mendsFaces),
        loras: (diffusion.lora?.items ?? []).map(({ loraModel, weight = 1 }) => ({
          name: nameOfModel(loraModel),
          weight,
        })),
      },
      controls: (diffusion.controlnet?.args ?? []).map(
        ({ inputImageResourceId: resourceId, preprocessor, weight = 1 }) => ({
          resourceId,
          preprocessor,
          weight,
        }),
      ),
    },
  };
}

export const greatestSeed = 4294967295;

/** Each image has a seed that can be sent again, so a batch does not go past the greatest one. */
function readSeed(seed: string | undefined, count: number): number | undefined {
  if (seed === undefined || seed === '-1' || seed === '0') return undefined;
  const greatest = greatestSeed - count + 1;
  if (Number(seed) <= greatest) return Number(seed);
  const detail = `With count ${count} it is at most ${greatest}: image number i uses seed + i.`;
  throw paramError([{ pointer: '/stages/0/inputInitialize/seed', code: 'RANGE', detail }]);
}

const mendsFaces = (stage: Stage): boolean =>
  stage.type === 'IMAGE_TO_ADETAILER' &&
  stage.imageToAdetailer.args.some(({ adModel = 'face_yolov8n.pt' }) => adModel.includes('face'));

/** As prompts are written where there is one line for all. */
const withWeight = ({ text, weight = 1 }: { text: string; weight?: number }): string =>
  weight === 1 ? text : `(${text.replaceAll(/[()]/g, ' ')}:${weight})`;

function isUsable(record: ResourceRecord): boolean {
  return record.header !== undefined;
}

function sourceOf(
  stages: Stage[],
  resourceId: string | undefined,
  { denoisingStrength = 0.6 }: Diffusion,
): Pick<Recipe, 'source' | 'mask'> {
  const stage = stages.find(candidate => candidate.type === 'IMAGE_TO_INPAINT');
  const inpaint = stage?.type === 'IMAGE_TO_INPAINT' ? stage.imageToInpaint : undefined;
  if (!resourceId) return {};
  return {
    source: { resourceId, strength: denoisingStrength },
    ...(inpaint
      ? {
          mask: {
            resourceId: inpaint.maskImageResourceId,
            invert: inpaint.invert === 1,
            strength: inpaint.denoisingStrength ?? 0.6,
          },
        }
      : {}),
  };
}

function namedResources(stages: Stage[]): { id: string; pointer: string }[] {
  return stages.flatMap((stage, index) => {
    const named: { id: string; pointer: string }[] = [];
    if (stage.type === 'INPUT_INITIALIZE' && stage.inputInitialize.imageResourceId) {
      const id = stage.inputInitialize.imageResourceId;
      named.push({ id, pointer: `/stages/${index}/inputInitialize/imageResourceId` });
    }
    if (stage.type === 'IMAGE_TO_INPAINT') {
      const id = stage.imageToInpaint.maskImageResourceId;
      named.push({ id, pointer: `/stages/${index}/imageToInpaint/maskImageResourceId` });
    }
    const diffusion = stage.type === 'DIFFUSION' || index === 1 ? diffusionOf(stage) : undefined;
    (diffusion?.controlnet?.args ?? []).forEach((arg, unit) => {
      const pointer = `${diffusionPointer(stage, index)}/controlnet/args/${unit}`;
      named.push({ id: arg.inputImageResourceId, pointer: `${pointer}/inputImageResourceId` });
      if (arg.maskResourceId) {
        named.push({ id: arg.maskResourceId, pointer: `${pointer}/maskResourceId` });
      }
    });
    return named;
  });
}

/** LoRA, embeddings and ControlNet models must be made for the base of the checkpoint. */
function checkCompanions(diffusion: Diffusion, checkpoint: CatalogueModel, pointer: string): void {
  const require = (companion: CatalogueModel, at: string) => {
    if (companion.baseModel !== checkpoint.baseModel) {
      refuse(`${companion.name} is for ${companion.baseModel}`, checkpoint, at);
    }
  };
  (diffusion.lora?.items ?? []).forEach(({ loraModel: id, loraAccessKey: accessKey }, index) => {
    const at = `${pointer}/lora/items/${index}/loraModel`;
    require(findModel({ id, accessKey, modelType: 'LORA', pointer: at }), at);
  });
  (diffusion.embedding?.items ?? []).forEach((item, index) => {
    const at = `${pointer}/embedding/items/${index}/embeddingModel`;
    const { embeddingModel: id, embeddingAccessKey: accessKey } = item;
    require(findModel({ id, accessKey, modelType: 'EMBEDDING', pointer: at }), at);
  });
  (diffusion.controlnet?.args ?? []).forEach((arg, index) => {
    const needsModel = !arg.preprocessor.startsWith('reference');
    if (needsModel && checkpoint.baseModel !== 'SD1.5') {
      refuse(
        'ControlNet models are for SD1.5',
        checkpoint,
        `${pointer}/controlnet/args/${index}/${arg.model ? 'model' : 'preprocessor'}`,
      );
    }
  });
}

function refuse(what: string, checkpoint: CatalogueModel, pointer: string): never {
  const detail = `${checkpoint.name} is for ${checkpoint.baseModel}, but ${what}.`;
  throw new ProblemError('MODEL_INCOMPATIBLE', detail, {
    extra: { errors: [{ pointer, code: 'CONFLICT', detail }] },
  });
}
