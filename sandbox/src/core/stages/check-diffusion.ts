import type {
  ControlnetArg,
  Diffusion,
  FieldError,
  PreprocessorParams,
  PromptList,
} from '@easel/contract/types';
import { baseModels, controlKinds, fitsEveryModel, limits, samplers } from '../contract-data.ts';
import { type CatalogueModel, findModel } from '../models.ts';
import { ProblemError } from '../problem.ts';

/** Rules between fields, which a schema cannot say. Returns the checkpoint and what is out of range. */
export function checkDiffusion(
  diffusion: Diffusion,
  pointer: string,
): { model: CatalogueModel; fields: FieldError[] } {
  const model = findModel({
    id: diffusion.sdModel,
    accessKey: diffusion.modelAccessKey,
    modelType: 'CHECKPOINT',
    pointer: `${pointer}/sdModel`,
  });
  checkSchedule(diffusion, pointer);
  (diffusion.controlnet?.args ?? []).forEach((arg, index) => {
    checkPair(arg, `${pointer}/controlnet/args/${index}`);
  });
  const fields = [
    ...checkSize(diffusion, model, pointer),
    ...checkPromptLength(diffusion.prompts, `${pointer}/prompts`),
    ...checkPromptLength(diffusion.negativePrompts, `${pointer}/negativePrompts`),
    ...(diffusion.controlnet?.args ?? []).flatMap((arg, index) =>
      checkControl(arg, `${pointer}/controlnet/args/${index}`),
    ),
  ];
  return { model, fields };
}

function checkSchedule({ sampler, scheduleName }: Diffusion, pointer: string): void {
  const facts = samplers.stageSamplers.find(entry => entry.name === sampler);
  if (!facts?.fixed || !scheduleName || scheduleName === facts.scheduler) return;
  const detail = `${sampler} fixes the schedule ${facts.scheduler}, found ${scheduleName}.`;
  throw new ProblemError('SCHEDULER_CONFLICT', detail, {
    extra: { errors: [{ pointer: `${pointer}/scheduleName`, code: 'CONFLICT', detail }] },
  });
}

function checkPair({ preprocessor, model }: ControlnetArg, pointer: string): void {
  if (!model) return;
  const accepted = acceptedModels(preprocessor);
  if (accepted.includes(model)) return;
  throw new ProblemError(
    'CONTROLNET_PAIR_MISMATCH',
    `Preprocessor ${preprocessor} does not fit ${model}.`,
    {
      extra: {
        errors: [
          { pointer: `${pointer}/model`, code: 'CONFLICT', detail: `Use ${accepted.join(', ')}.` },
        ],
        acceptedModels: accepted,
      },
    },
  );
}

export function acceptedModels(preprocessor: string): NonNullable<ControlnetArg['model']>[] {
  const rows = controlKinds.filter(
    kind => preprocessor === fitsEveryModel || kind.preprocessors.includes(preprocessor),
  );
  const names = [...new Set(rows.flatMap(kind => kind.models))];
  const usable = preprocessor === fitsEveryModel ? names.filter(name => name !== 'None') : names;
  return usable as NonNullable<ControlnetArg['model']>[];
}

function checkControl(arg: ControlnetArg, pointer: string): FieldError[] {
  const fields = checkPreprocessorParams(
    arg.preprocessor,
    arg.preprocessorParams,
    `${pointer}/preprocessorParams`,
  );
  if ((arg.guidanceStart ?? 0) < (arg.guidanceEnd ?? 1)) return fields;
  const detail = 'Must be greater than guidanceStart.';
  return [...fields, { pointer: `${pointer}/guidanceEnd`, code: 'CONFLICT', detail }];
}

function checkSize(diffusion: Diffusion, model: CatalogueModel, pointer: string): FieldError[] {
  const { minArea, maxArea, maxSide, defaultSide } = baseModels[model.baseModel];
  const { width = defaultSide, height = defaultSide } = diffusion;
  const sides = { width, height };
  const fields: FieldError[] = [];
  for (const side of ['width', 'height'] as const) {
    if (sides[side] <= maxSide) continue;
    const detail = `${model.baseModel} allows sides up to ${maxSide}, found ${sides[side]}.`;
    fields.push({ pointer: `${pointer}/${side}`, code: 'RANGE', detail });
  }
  const area = width * height;
  if (fields.length === 0 && (area < minArea || area > maxArea)) {
    const detail = `${model.baseModel} allows ${minArea} to ${maxArea} px in all, found ${area}.`;
    fields.push({ pointer: `${pointer}/width`, code: 'RANGE', detail });
  }
  return fields;
}

function checkPromptLength(prompts: PromptList | undefined, pointer: string): FieldError[] {
  const total = (prompts ?? []).reduce((sum, { text }) => sum + [...text].length, 0);
  const { maximum } = limits['prompt-total-length'];
  if (total <= maximum) return [];
  return [
    { pointer, code: 'LENGTH', detail: `At most ${maximum} characters in all, found ${total}.` },
  ];
}

/** Each preprocessor takes parameters of its own, within its own range. */
export function checkPreprocessorParams(
  preprocessor: string,
  params: PreprocessorParams | undefined,
  pointer: string,
): FieldError[] {
  const ranges = paramRanges(preprocessor);
  return Object.entries(params ?? {}).flatMap(([name, value]): FieldError[] => {
    const range = ranges[name];
    if (!range) {
      const detail = `${preprocessor} has no parameter ${name}.`;
      return [{ pointer: `${pointer}/${name}`, code: 'CONFLICT', detail }];
    }
    if (value >= range.minimum && value <= range.maximum) return [];
    const detail = `Must be ${range.minimum} to ${range.maximum}, found ${value}.`;
    return [{ pointer: `${pointer}/${name}`, code: 'RANGE', detail }];
  });
}

function paramRanges(preprocessor: string) {
  return controlKinds.find(kind => kind.params[preprocessor])?.params[preprocessor] ?? {};
}

export function paramOf(
  preprocessor: string,
  params: PreprocessorParams | undefined,
  name: keyof PreprocessorParams,
): number {
  return params?.[name] ?? paramRanges(preprocessor)[name]?.default ?? 0;
}
