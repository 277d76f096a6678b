import type {
  ModelType,
  WorkflowIssue,
  WorkflowNode,
  WorkflowWarning,
} from '@easel/contract/types';
import { type ErrorCode, samplers } from '../contract-data.ts';

/** A Map, because a node may be called `constructor`. */
export type Graph = Map<string, WorkflowNode>;

type Link = [nodeId: string, output: number];

export interface GraphIssue extends WorkflowIssue {
  /** The error that creating a job would answer with, where it is not WORKFLOW_INVALID. */
  problem?: ErrorCode;
}

export interface GraphReport {
  issues: GraphIssue[];
  warnings: WorkflowWarning[];
  /** Nodes that an output depends on, in the order they run. */
  order: string[];
}

export function toGraph(params: Record<string, WorkflowNode>): Graph {
  return new Map(Object.entries(params));
}

export function readLink(value: unknown): Link | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [nodeId, output] = value;
  const valid = typeof nodeId === 'string' && Number.isInteger(output) && output >= 0;
  return valid ? [nodeId, output] : undefined;
}

export function inputOf(node: WorkflowNode | undefined, name: string): unknown {
  return node && Object.hasOwn(node.inputs, name) ? node.inputs[name] : undefined;
}

/** The node that an input links to. */
export function follow(graph: Graph, node: WorkflowNode | undefined, name: string) {
  const target = readLink(inputOf(node, name));
  return target && graph.get(target[0]);
}

export type OutputType =
  | 'MODEL'
  | 'CLIP'
  | 'VAE'
  | 'CONDITIONING'
  | 'LATENT'
  | 'IMAGE'
  | 'MASK'
  | 'CONTROL_NET'
  | 'UPSCALE_MODEL';

export type InputRule = { optional?: boolean } & (
  | { kind: 'link'; type: OutputType }
  | { kind: 'number'; min: number; max: number; integer?: boolean }
  | { kind: 'text' }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'model'; modelType: ModelType }
  | { kind: 'resource' }
);

interface NodeClass {
  inputs: Record<string, InputRule>;
  outputs: OutputType[];
  saves?: boolean;
}

const link = (type: OutputType): InputRule => ({ kind: 'link', type });
const whole = (min: number, max: number): InputRule => ({
  kind: 'number',
  min,
  max,
  integer: true,
});
const number = (min: number, max: number): InputRule => ({ kind: 'number', min, max });
const text: InputRule = { kind: 'text' };
const choice = (...values: string[]): InputRule => ({ kind: 'choice', values });
const optional = (rule: InputRule): InputRule => ({ ...rule, optional: true });
const side = whole(64, 4096);
const methods = choice('nearest-exact', 'bilinear', 'area', 'bicubic', 'lanczos', 'bislerp');
const crop = optional(choice('disabled', 'center'));

const sampling: Record<string, InputRule> = {
  model: link('MODEL'),
  positive: link('CONDITIONING'),
  negative: link('CONDITIONING'),
  latent_image: link('LATENT'),
  steps: whole(1, 60),
  cfg: number(0, 30),
  sampler_name: { kind: 'choice', values: samplers.workflowSamplers },
  scheduler: { kind: 'choice', values: samplers.schedulers },
};

/** The nodes the service runs, with the inputs that ComfyUI gives them. */
export const nodeClasses: Record<string, NodeClass> = {
  CheckpointLoaderSimple: {
    inputs: { ckpt_name: { kind: 'model', modelType: 'CHECKPOINT' } },
    outputs: ['MODEL', 'CLIP', 'VAE'],
  },
  LoraLoader: {
    inputs: {
      model: link('MODEL'),
      clip: link('CLIP'),
      lora_name: { kind: 'model', modelType: 'LORA' },
      strength_model: number(-2, 2),
      strength_clip: number(-2, 2),
    },
    outputs: ['MODEL', 'CLIP'],
  },
  CLIPTextEncode: { inputs: { text, clip: link('CLIP') }, outputs: ['CONDITIONING'] },
  CLIPSetLastLayer: {
    inputs: { clip: link('CLIP'), stop_at_clip_layer: whole(-12, -1) },
    outputs: ['CLIP'],
  },
  ConditioningCombine: {
    inputs: { conditioning_1: link('CONDITIONING'), conditioning_2: link('CONDITIONING') },
    outputs: ['CONDITIONING'],
  },
  EmptyLatentImage: {
    inputs: { width: side, height: side, batch_size: whole(1, 4) },
    outputs: ['LATENT'],
  },
  KSampler: {
    inputs: { ...sampling, seed: whole(0, Number.MAX_SAFE_INTEGER), denoise: number(0, 1) },
    outputs: ['LATENT'],
  },
  KSamplerAdvanced: {
    inputs: {
      ...sampling,
      add_noise: choice('enable', 'disable'),
      noise_seed: whole(0, Number.MAX_SAFE_INTEGER),
      start_at_step: whole(0, 10_000),
      end_at_step: whole(0, 10_000),
      return_with_leftover_noise: choice('enable', 'disable'),
    },
    outputs: ['LATENT'],
  },
  VAELoader: { inputs: { vae_name: text }, outputs: ['VAE'] },
  VAEDecode: { inputs: { samples: link('LATENT'), vae: link('VAE') }, outputs: ['IMAGE'] },
  VAEEncode: { inputs: { pixels: link('IMAGE'), vae: link('VAE') }, outputs: ['LATENT'] },
  LatentUpscale: {
    inputs: { samples: link('LATENT'), upscale_method: methods, width: side, height: side, crop },
    outputs: ['LATENT'],
  },
  LatentUpscaleBy: {
    inputs: { samples: link('LATENT'), upscale_method: methods, scale_by: number(0.25, 4) },
    outputs: ['LATENT'],
  },
  LoadImage: { inputs: { image: { kind: 'resource' } }, outputs: ['IMAGE', 'MASK'] },
  ImageInvert: { inputs: { image: link('IMAGE') }, outputs: ['IMAGE'] },
  ImageScale: {
    inputs: { image: link('IMAGE'), upscale_method: methods, width: side, height: side, crop },
    outputs: ['IMAGE'],
  },
  ImageScaleBy: {
    inputs: { image: link('IMAGE'), upscale_method: methods, scale_by: number(0.25, 4) },
    outputs: ['IMAGE'],
  },
  UpscaleModelLoader: { inputs: { model_name: text }, outputs: ['UPSCALE_MODEL'] },
  ImageUpscaleWithModel: {
    inputs: { upscale_model: link('UPSCALE_MODEL'), image: link('IMAGE') },
    outputs: ['IMAGE'],
  },
  ControlNetLoader: { inputs: { control_net_name: text }, outputs: ['CONTROL_NET'] },
  ControlNetApply: {
    inputs: {
      conditioning: link('CONDITIONING'),
      control_net: link('CONTROL_NET'),
      image: link('IMAGE'),
      strength: number(0, 2),
    },
    outputs: ['CONDITIONING'],
  },
  SaveImage: {
    inputs: { images: link('IMAGE'), filename_prefix: optional(text) },
    outputs: [],
    saves: true,
  },
  PreviewImage: { inputs: { images: link('IMAGE') }, outputs: [], saves: true },
};

export function findNodeClass(classType: string): NodeClass | undefined {
  return Object.hasOwn(nodeClasses, classType) ? nodeClasses[classType] : undefined;
}
