import { type ContractSource, inTranslation, readYaml } from './read-yaml.ts';

export interface StageSampler {
  name: string;
  comfyui: string;
  scheduler: string;
  fixed: boolean;
}

export interface Range {
  minimum: number;
  maximum: number;
  default: number;
}

export interface ControlnetKind {
  id: string;
  title: string;
  preprocessors: string[];
  models: string[];
  params: Record<string, Record<string, Range>>;
}

export interface BaseModelLimits {
  creditFactor: number;
  minArea: number;
  maxArea: number;
  maxSide: number;
  multiple: number;
  maxSteps: number;
  defaultSide: number;
}

export interface Limit {
  id: string;
  label: string;
  unit: string;
  value?: number;
  burst?: number;
  minimum?: number;
  maximum?: number;
  default?: number;
  multiple?: number;
}

export interface RateLimit {
  requests: number;
  windowSeconds: number;
  perSecond: number;
  burst: number;
}

export interface JobStatusFacts {
  status: string;
  terminal: boolean;
  next: string[];
  credits: string;
  info?: string;
}

export interface CreditVector {
  id: string;
  title: string;
  credits: number;
  stages: {
    type: string;
    modelFactor: number;
    count: number;
    steps: number;
    width: number;
    height: number;
    credits: number;
  }[];
}

export interface Fixtures {
  models: {
    id: string;
    name: string;
    baseModel: string;
    modelType: string;
    private: boolean;
    accessKey?: string;
    revokedAccessKey?: string;
  }[];
  templates: { id: string; name: string; version: number; baseCredits: number }[];
  resources: { id: string; purpose: string; width: number; height: number; format: string }[];
  jobs: { id: string; type: string }[];
}

export interface Constants {
  samplers: {
    stageSamplers: StageSampler[];
    defaultStageSampler: string;
    workflowSamplers: string[];
    schedulers: string[];
  };
  controlnet: {
    resolution: Range;
    withoutResolution: string[];
    fitsEveryModel: string;
    kinds: ControlnetKind[];
  };
  upscalers: { name: string; kind: 'latent' | 'pixel' | 'model'; nativeScale?: number }[];
  baseModels: Record<string, BaseModelLimits>;
  limits: { rateLimits: Record<string, RateLimit>; limits: Limit[] };
  jobStatuses: JobStatusFacts[];
  webhooks: {
    headers: string[];
    signature: Record<'version' | 'algorithm' | 'encoding' | 'content' | 'secretPrefix', string>;
    toleranceSeconds: number;
    timeoutSeconds: number;
    attempts: number;
    retryDelaysSeconds: number[];
  };
  signature: {
    digestVectors: {
      method: string;
      path: string;
      timestamp: number;
      nonce: string;
      body: string;
      bytes: number;
      sha256: string;
    }[];
  };
  credits: {
    stepsPerUnit: number;
    pixelsPerUnit: number;
    diffusionFactor: number;
    sizeFactorFormula: string;
    workflow: {
      samplerFactorFormula: string;
      stepsFormula: string;
      upscaleModelFormula: string;
      minimumTenths: number;
      unknownSize: { width: number; height: number };
    };
    vectors: CreditVector[];
  };
  fixtures: Fixtures;
}

const files: Record<keyof Constants, string> = {
  samplers: 'samplers',
  controlnet: 'controlnet',
  upscalers: 'upscalers',
  baseModels: 'base-models',
  limits: 'limits',
  jobStatuses: 'job-statuses',
  webhooks: 'webhooks',
  signature: 'signature',
  credits: 'credits',
  fixtures: 'fixtures',
};

/** Labels of limits, titles of kinds and of worked prices. */
const isText = ([file = '', ...path]: string[]) =>
  ['controlnet', 'limits', 'credits'].includes(file) &&
  ['title', 'label'].includes(path.at(-1) ?? '');

export async function listConstants(source: ContractSource = {}): Promise<Constants> {
  const entries = await Promise.all(
    Object.entries(files).map(async ([name, file]) => [
      name,
      await readYaml(`constants/${file}.yaml`, source),
    ]),
  );
  return inTranslation(Object.fromEntries(entries) as Constants, source, 'constants.yaml', isText);
}
