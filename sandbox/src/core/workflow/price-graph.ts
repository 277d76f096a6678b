import type { WorkflowNode, WorkflowWarning } from '@easel/contract/types';
import { sizeFactor, stageTenths, upscaleModelTenths } from '../credits.ts';
import type { PricedPart } from '../jobs/job-record.ts';
import { type CatalogueModel, models } from '../models.ts';
import { follow, type Graph, inputOf } from './graph.ts';

export type ImageSize = (id: string) => { width: number; height: number } | undefined;

interface GraphPrice {
  tenths: number;
  parts: PricedPart[];
  warnings: WorkflowWarning[];
}

const minimumTenths = 2;

/** Expects a graph without faults. */
export function priceGraph(graph: Graph, order: string[], imageSize: ImageSize): GraphPrice {
  const parts: PricedPart[] = [];
  const warnings: WorkflowWarning[] = [];
  for (const nodeId of order) {
    const node = graph.get(nodeId)!;
    const isSampler = node.classType.startsWith('KSampler');
    if (!isSampler && node.classType !== 'ImageUpscaleWithModel') continue;
    const { width, height, batch, assumed } = traceSize(graph, node, imageSize);
    if (assumed) {
      const message = `The image size at node "${nodeId}" is not known; 2048×2048 is priced.`;
      warnings.push({ nodeId, code: 'SIZE_ASSUMED', message });
    }
    if (isSampler) {
      const steps = effectiveSteps(node);
      const k = Math.max(2, sizeFactor(width, height));
      const factor = checkpointOf(graph, node)?.creditFactor ?? 1;
      parts.push({ tenths: stageTenths(factor, batch, steps, k), steps });
    } else parts.push({ tenths: upscaleModelTenths(width * height), steps: 1 });
  }
  const sum = parts.reduce((total, part) => total + part.tenths, 0);
  if (sum >= minimumTenths) return { tenths: sum, parts, warnings };
  return { tenths: minimumTenths, parts: [{ tenths: minimumTenths, steps: 1 }], warnings };
}

/** KSamplerAdvanced has no denoise; the steps it is told to run replace it. */
function effectiveSteps(node: WorkflowNode): number {
  const steps = Number(inputOf(node, 'steps'));
  if (node.classType === 'KSampler') {
    return Math.max(1, Math.ceil(steps * Number(inputOf(node, 'denoise'))));
  }
  const end = Math.min(steps, Number(inputOf(node, 'end_at_step')));
  return Math.max(1, end - Number(inputOf(node, 'start_at_step')));
}

export function checkpointOf(graph: Graph, node: WorkflowNode): CatalogueModel | undefined {
  let current: WorkflowNode | undefined = node;
  for (let hops = 0; current && hops < graph.size; hops++) {
    if (current.classType === 'CheckpointLoaderSimple') {
      const id = inputOf(current, 'ckpt_name');
      return models.find(model => model.id === id);
    }
    current = follow(graph, current, 'model');
  }
  return undefined;
}

interface TracedSize {
  width: number;
  height: number;
  batch: number;
  /** Nothing in the graph tells the size. */
  assumed?: boolean;
}

const unknownSize = { width: 2048, height: 2048, batch: 1, assumed: true };
const upscaleModelScale = 4;
const maxDepth = 200;

/** Follows the links of a node back to where the size of its image comes from. */
export function traceSize(
  graph: Graph,
  node: WorkflowNode | undefined,
  imageSize: (resourceId: string) => { width: number; height: number } | undefined,
  depth = 0,
): TracedSize {
  if (!node || depth > maxDepth) return unknownSize;
  const back = (name: string) => traceSize(graph, follow(graph, node, name), imageSize, depth + 1);
  const number = (name: string) => Number(inputOf(node, name));
  const scaled = (size: TracedSize, by: number): TracedSize => ({
    ...size,
    width: Math.round(size.width * by),
    height: Math.round(size.height * by),
  });
  switch (node.classType) {
    case 'EmptyLatentImage':
      return { width: number('width'), height: number('height'), batch: number('batch_size') };
    case 'LoadImage': {
      const size = imageSize(String(inputOf(node, 'image')));
      return size ? { ...size, batch: 1 } : unknownSize;
    }
    case 'LatentUpscale':
      return { ...back('samples'), width: number('width'), height: number('height') };
    case 'ImageScale':
      return { ...back('image'), width: number('width'), height: number('height') };
    case 'LatentUpscaleBy':
      return scaled(back('samples'), number('scale_by'));
    case 'ImageScaleBy':
      return scaled(back('image'), number('scale_by'));
    case 'ImageUpscaleWithModel':
      return scaled(back('image'), upscaleModelScale);
    case 'KSampler':
    case 'KSamplerAdvanced':
      return back('latent_image');
    case 'VAEDecode':
      return back('samples');
    case 'VAEEncode':
      return back('pixels');
    case 'ImageInvert':
      return back('image');
    case 'SaveImage':
    case 'PreviewImage':
      return back('images');
    default:
      return unknownSize;
  }
}
