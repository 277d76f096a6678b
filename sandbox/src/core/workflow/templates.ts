import type { TemplateField, WorkflowNode } from '@easel/contract/types';
import { fixtures } from '../contract-data.ts';
import { ProblemError } from '../problem.ts';

export interface Template {
  id: string;
  name: string;
  version: number;
  baseCredits: number;
  fields: TemplateField[];
  params: Record<string, WorkflowNode>;
}

/** A template that exists, but whose author has shared it with nobody. */
export const unsharedTemplateId = '742035880126534403';

const [fixture] = fixtures.templates;
const photograph = fixtures.resources[0]!.id;

const product: Template = {
  ...fixture!,
  fields: [
    {
      nodeId: '6',
      fieldName: 'text',
      fieldValue: 'a ceramic cup on a white table',
      label: { zh: '提示词', en: 'Prompt' },
      type: 'STRING',
      required: true,
      min: 1,
      max: 500,
    },
    {
      nodeId: '10',
      fieldName: 'image',
      fieldValue: photograph,
      label: { zh: '商品图', en: 'Product image' },
      type: 'IMAGE',
      required: true,
    },
    {
      nodeId: '3',
      fieldName: 'steps',
      fieldValue: 20,
      label: { zh: '步数', en: 'Steps' },
      type: 'INTEGER',
      required: false,
      min: 1,
      max: 60,
    },
  ],
  params: {
    '3': {
      classType: 'KSampler',
      inputs: {
        seed: 42,
        steps: 20,
        cfg: 7,
        sampler_name: 'dpmpp_2m',
        scheduler: 'karras',
        denoise: 0.8,
        model: ['4', 0],
        positive: ['6', 0],
        negative: ['7', 0],
        latent_image: ['5', 0],
      },
    },
    '4': { classType: 'CheckpointLoaderSimple', inputs: { ckpt_name: fixtures.models[0]!.id } },
    '5': { classType: 'VAEEncode', inputs: { pixels: ['10', 0], vae: ['4', 2] } },
    '6': { classType: 'CLIPTextEncode', inputs: { text: '', clip: ['4', 1] } },
    '7': { classType: 'CLIPTextEncode', inputs: { text: 'clutter, shadow', clip: ['4', 1] } },
    '8': { classType: 'VAEDecode', inputs: { samples: ['3', 0], vae: ['4', 2] } },
    '9': { classType: 'SaveImage', inputs: { images: ['8', 0], filename_prefix: 'easel' } },
    '10': { classType: 'LoadImage', inputs: { image: photograph } },
  },
};

export function findTemplate(id: string): Template {
  if (id === unsharedTemplateId) throw new ProblemError('PERMISSION_DENIED');
  if (id === product.id) return product;
  throw new ProblemError('TEMPLATE_NOT_FOUND', `There is no template ${id}.`);
}
