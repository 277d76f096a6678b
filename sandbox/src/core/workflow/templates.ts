import type { FieldAttr, TemplateField, WorkflowNode } from '@easel/contract/types';
import { fixtures } from '../contract-data.ts';
import { ProblemError } from '../problem.ts';
import { type Graph, type GraphIssue, toGraph } from './graph.ts';

interface Template {
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

/** Puts the caller's values into the graph of a template, and tells which do not fit. */
export function fillTemplate(
  template: Template,
  attrs: FieldAttr[],
): { graph: Graph; issues: GraphIssue[] } {
  const issues: GraphIssue[] = [];
  const graph = toGraph(structuredClone(template.params) as Record<string, WorkflowNode>);
  const same = (a: FieldAttr, b: TemplateField) =>
    a.nodeId === b.nodeId && a.fieldName === b.fieldName;
  for (const field of template.fields) {
    const { nodeId, fieldName } = field;
    const attr = attrs.find(candidate => same(candidate, field));
    if (!attr) {
      const message = `Field "${fieldName}" of node "${nodeId}" is missing.`;
      issues.push({ nodeId, fieldName, code: 'FIELD_MISSING', message, problem: 'FIELD_MISSING' });
      continue;
    }
    const fault = checkValue(field, attr.fieldValue);
    if (fault) {
      const message = `Field "${fieldName}" of node "${nodeId}" must be ${fault}.`;
      issues.push({ nodeId, fieldName, code: 'FIELD_INVALID', message });
    } else graph.get(nodeId)!.inputs[fieldName] = attr.fieldValue;
  }
  for (const attr of attrs) {
    if (template.fields.some(field => same(attr, field))) continue;
    const { nodeId, fieldName } = attr;
    const message = `The template has no field "${fieldName}" of node "${nodeId}".`;
    issues.push({ nodeId, fieldName, code: 'FIELD_UNKNOWN', message });
  }
  return { graph, issues };
}

function checkValue({ type, min, max, options }: TemplateField, value: unknown) {
  const low = min ?? Number.NEGATIVE_INFINITY;
  const high = max ?? Number.POSITIVE_INFINITY;
  const range = (size: number) => size >= low && size <= high;
  switch (type) {
    case 'STRING':
      return typeof value === 'string' && range(value.length)
        ? undefined
        : `a text of ${min} to ${max} characters`;
    case 'INTEGER':
      return Number.isInteger(value) && range(value as number)
        ? undefined
        : `a whole number from ${min} to ${max}`;
    case 'NUMBER':
      return typeof value === 'number' && range(value)
        ? undefined
        : `a number from ${min} to ${max}`;
    case 'BOOLEAN':
      return typeof value === 'boolean' ? undefined : 'true or false';
    case 'ENUM':
      return options?.includes(String(value)) ? undefined : `one of ${options?.join(', ')}`;
    case 'IMAGE':
      return typeof value === 'string' ? undefined : 'the ID of an image';
  }
}
