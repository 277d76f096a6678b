import type { ModelType, WorkflowNode } from '@easel/contract/types';
import { toCredits } from '../credits.ts';
import { findModel, models } from '../models.ts';
import { ProblemError } from '../problem.ts';
import { checkGraph, type Found, type LookUp } from './check-graph.ts';
import { type Graph, type GraphIssue, type GraphReport, inputOf } from './graph.ts';
import { checkpointOf, type ImageSize, priceGraph } from './price-graph.ts';

export interface CheckedGraph extends GraphReport {
  tenths: number;
  parts: ReturnType<typeof priceGraph>['parts'];
}

/** What a graph may name besides models: the uploads of one app. */
interface Uploads {
  resource: LookUp['resource'];
  imageSize: ImageSize;
}

/** Every check of a graph, and its price when it has no fault. Needs no server around it. */
export function inspectGraph(graph: Graph, { resource, imageSize }: Uploads): CheckedGraph {
  const report = checkGraph(graph, { model: lookUpModel, resource });
  report.issues.push(...checkBases(graph, report.order));
  if (report.issues.length > 0) return { ...report, tenths: 0, parts: [] };
  const price = priceGraph(graph, report.order, imageSize);
  return { ...report, ...price, warnings: [...report.warnings, ...price.warnings] };
}

/** The body of both check operations. */
export function describeCheck({ issues, warnings, tenths }: CheckedGraph) {
  return {
    valid: issues.length === 0,
    credits: toCredits(tenths),
    errors: issues.map(({ problem: _, ...issue }) => issue),
    warnings,
  };
}

/** The key of a private model is in the node's free `properties`. */
function lookUpModel(id: string, modelType: ModelType, node: WorkflowNode): Found | undefined {
  const given = node.properties?.modelAccessKey;
  try {
    findModel({ id, modelType, accessKey: typeof given === 'string' ? given : undefined });
    return undefined;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { code: 'MODEL_NOT_FOUND', message: error.message.slice(0, 500), problem: error.code };
  }
}

function checkBases(graph: Graph, order: string[]): GraphIssue[] {
  return order.flatMap((nodeId): GraphIssue[] => {
    const node = graph.get(nodeId)!;
    if (node.classType !== 'LoraLoader') return [];
    const lora = models.find(model => model.id === inputOf(node, 'lora_name'));
    const checkpoint = checkpointOf(graph, node);
    if (!lora || !checkpoint || lora.baseModel === checkpoint.baseModel) return [];
    return [
      {
        nodeId,
        classType: node.classType,
        input: 'lora_name',
        code: 'INPUT_INVALID',
        message: `${lora.name} is for ${lora.baseModel}, ${checkpoint.name} for ${checkpoint.baseModel}.`,
        problem: 'MODEL_INCOMPATIBLE',
      },
    ];
  });
}
