import type { FieldError, Model, ModelDefaults, ModelType } from '@easel/contract/types';
import { type BaseModel, baseModels, controlKinds, fixtures } from './contract-data.ts';
import { ProblemError } from './problem.ts';

export interface CatalogueModel {
  id: string;
  name: string;
  baseModel: BaseModel;
  modelType: ModelType;
  private: boolean;
  creditFactor: number;
  accessKey?: string;
  revokedAccessKey?: string;
}

interface Texts {
  description: string;
  projectName: string;
  triggerWords: string[];
  defaults: ModelDefaults;
}

const sd15: ModelDefaults = {
  sampler: 'Euler a',
  scheduler: 'normal',
  steps: 20,
  cfgScale: 7,
  clipSkip: 2,
  vae: 'Automatic',
};
const sdxl: ModelDefaults = {
  sampler: 'DPM++ 2M Karras',
  scheduler: 'karras',
  steps: 25,
  cfgScale: 6,
  clipSkip: 1,
  vae: 'Automatic',
};
const flux: ModelDefaults = {
  ...sdxl,
  sampler: 'Euler',
  scheduler: 'simple',
  steps: 20,
  cfgScale: 1,
};

const texts: Record<string, Texts> = {
  '600423083519508503': {
    description: 'A small SD1.5 checkpoint for meadows, hills and open skies.',
    projectName: 'Meadow',
    triggerWords: [],
    defaults: sd15,
  },
  '757279507095956705': {
    description: 'A general SDXL checkpoint for landscapes and architecture.',
    projectName: 'Harbour',
    triggerWords: [],
    defaults: sdxl,
  },
  '891235467812345601': {
    description: 'A FLUX checkpoint that sees the world through coloured glass.',
    projectName: 'Glass',
    triggerWords: [],
    defaults: flux,
  },
  '651235467812340001': {
    description: 'An SDXL LoRA that washes colours like ink.',
    projectName: 'Ink wash',
    triggerWords: ['ink wash'],
    defaults: sdxl,
  },
  '651235467812340003': {
    description: 'An SD1.5 LoRA with the hard edges of cut paper.',
    projectName: 'Paper cut',
    triggerWords: ['paper cut'],
    defaults: sd15,
  },
  '661235467812340002': {
    description: 'A negative embedding that repairs hands on SD1.5.',
    projectName: 'Clean hands',
    triggerWords: ['clean_hands'],
    defaults: sd15,
  },
  '777000111222333444': {
    description: 'The illustration style of one customer.',
    projectName: 'House style',
    triggerWords: ['house style'],
    defaults: sd15,
  },
};

export const models: CatalogueModel[] = fixtures.models.map(model => {
  const baseModel = model.baseModel as BaseModel;
  const { creditFactor } = baseModels[baseModel];
  return { ...model, baseModel, modelType: model.modelType as ModelType, creditFactor };
});

/** What the painter goes by. */
export const nameOfModel = (id: string): string =>
  models.find(model => model.id === id)?.name ?? id;

export function describeModel(model: CatalogueModel, origin: string): Model {
  const { creditFactor: _, defaultSide: __, ...limits } = baseModels[model.baseModel];
  const { defaults, ...words } = texts[model.id]!;
  const controlled = model.modelType === 'CHECKPOINT' && model.baseModel === 'SD1.5';
  return {
    id: model.id,
    name: model.name,
    ...words,
    baseModel: model.baseModel,
    modelType: model.modelType,
    showcaseImageUrls: model.private ? [] : [`${origin}/media/showcase/${model.id}.png`],
    private: model.private,
    creditFactor: model.creditFactor,
    limits,
    defaults,
    controlnetModels: controlled
      ? ([...new Set(controlKinds.flatMap(kind => kind.models))].filter(
          name => name !== 'None',
        ) as Model['controlnetModels'])
      : [],
    status: 'ACTIVE',
  };
}

interface Wanted {
  id: string;
  accessKey?: string | undefined;
  modelType?: ModelType;
  pointer?: string;
}

/** A missing key and a made-up one look the same, so that a private model does not leak. */
export function findModel({ id, accessKey, modelType, pointer }: Wanted): CatalogueModel {
  const model = models.find(candidate => candidate.id === id);
  const visible =
    model &&
    (!model.private || [model.accessKey, model.revokedAccessKey].includes(accessKey ?? '-'));
  const errors: FieldError[] = pointer
    ? [{ pointer, code: 'NOT_FOUND', detail: `There is no model ${id} for this app.` }]
    : [];
  const extra = pointer ? { extra: { errors } } : {};
  if (!visible || (modelType && model.modelType !== modelType)) {
    const kind = modelType ? ` ${modelType.toLowerCase()}` : '';
    throw new ProblemError(
      'MODEL_NOT_FOUND',
      `There is no${kind} model ${id} for this app.`,
      extra,
    );
  }
  if (model.private && accessKey === model.revokedAccessKey) {
    throw new ProblemError('MODEL_ACCESS_DENIED');
  }
  return model;
}
