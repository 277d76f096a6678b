import type { WorkflowNode, WorkflowWarning } from '@easel/contract/types';
import type { CatalogueModel } from '../catalogue/models.ts';
import { models } from '../catalogue/models.ts';
import { sizeFactor, stageTenths, upscaleModelTenths } from '../credits/credits.ts';
import type { PricedPart } from '../jobs/job-record.ts';
import { follow, type Graph, inputOf } from './graph.ts';
import { traceSize } from './trace-size.ts';

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

/** KSamplerAdvanced has no denoise; the steps it is told to run stand for it. */
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
