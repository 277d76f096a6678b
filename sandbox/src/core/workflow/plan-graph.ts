import type { FieldError, JobType, WorkflowNode } from '@easel/contract/types';
import type { JobPlan } from '../jobs/job-record.ts';
import { escapePointer } from '../json-pointer.ts';
import { nameOfModel } from '../models.ts';
import { ProblemError } from '../problem.ts';
import type { Call } from '../world.ts';
import type { LookUp } from './check-graph.ts';
import { findNodeClass, follow, type Graph, type GraphIssue, inputOf } from './graph.ts';
import { type CheckedGraph, inspectGraph } from './inspect-graph.ts';
import { checkpointOf, type ImageSize, traceSize } from './price-graph.ts';

const samplerWeight = 12;
const maxPaintedArea = 8_294_400;

export function planGraph(call: Call, graph: Graph, type: JobType): JobPlan {
  const { issues, order, tenths, parts } = checkWorkflow(call, graph);
  if (issues.length > 0) throw toProblem(issues);
  const nodes = order.map(nodeId => graph.get(nodeId)!);
  const sampler = nodes.findLast(node => node.classType.startsWith('KSampler'));
  const output = nodes.findLast(node => findNodeClass(node.classType)?.saves);
  const { batch, ...size } = bounded(traceSize(graph, output, imageSizeFor(call)));
  const loaded = nodes.find(node => node.classType === 'LoadImage');
  const checkpoint = sampler && checkpointOf(graph, sampler);
  const prompt = String(
    inputOf(follow(graph, sampler, 'positive'), 'text') ?? 'a graph without words',
  );
  const seed = inputOf(sampler, 'seed') ?? inputOf(sampler, 'noise_seed');
  const resourceId = loaded && String(inputOf(loaded, 'image'));
  const usable = !resourceId || imageSizeFor(call)(resourceId) !== undefined;
  return {
    type,
    tenths,
    parts,
    prompt,
    count: batch,
    seed: typeof seed === 'number' ? seed % 4294967296 : 0,
    inputsUsable: usable,
    steps: order.map(nodeId => ({
      nodeId,
      weight: graph.get(nodeId)!.classType.startsWith('KSampler') ? samplerWeight : 1,
      saves: findNodeClass(graph.get(nodeId)!.classType)?.saves ?? false,
    })),
    recipe: {
      ...size,
      canvas: size,
      paint: {
        prompt,
        negative: String(inputOf(follow(graph, sampler, 'negative'), 'text') ?? ''),
        seed: 0,
        steps: Number(inputOf(sampler, 'steps') ?? 20),
        baseModel: checkpoint?.baseModel ?? 'SD1.5',
        modelId: checkpoint?.id ?? 'none',
        loras: nodes.filter(isLora).map(node => ({
          name: nameOfModel(String(inputOf(node, 'lora_name'))),
          weight: Number(inputOf(node, 'strength_model') ?? 1),
        })),
      },
      controls: [],
      ...(resourceId ? { source: { resourceId, strength: strengthOf(sampler) } } : {}),
    },
  };
}

const isLora = (node: WorkflowNode) => node.classType === 'LoraLoader';

function strengthOf(sampler: WorkflowNode | undefined): number {
  return sampler ? Number(inputOf(sampler, 'denoise') ?? 0.5) : 0;
}

/** A chain of upscalers may ask for more than anybody can look at. */
function bounded({ width, height, batch }: { width: number; height: number; batch: number }) {
  const scale = Math.min(1, Math.sqrt(maxPaintedArea / (width * height)));
  const side = (length: number) => Math.max(1, Math.floor(length * scale));
  return { width: side(width), height: side(height), batch };
}

/** A fault with a code of its own is told by that code, unless the graph has other faults too. */
function toProblem(issues: GraphIssue[]): ProblemError {
  const [first] = issues;
  const single = first?.problem && issues.every(issue => issue.problem === first.problem);
  const code = single ? first.problem! : 'WORKFLOW_INVALID';
  const count = issues.length === 1 ? '1 error' : `${issues.length} errors`;
  const detail = single ? first.message : `The graph has ${count}.`;
  const errors = issues.slice(0, 20).map((issue): FieldError => {
    const node = `/params/${escapePointer(issue.nodeId)}`;
    const pointer = issue.input
      ? `${node}/inputs/${escapePointer(issue.input)}`
      : issue.code === 'NODE_UNSUPPORTED'
        ? `${node}/classType`
        : node;
    return { pointer, code: fieldCode(issue), detail: issue.message };
  });
  return new ProblemError(code, detail, { extra: { errors } });
}

function fieldCode({ code }: GraphIssue): FieldError['code'] {
  if (code === 'NODE_UNSUPPORTED') return 'ENUM';
  if (code === 'INPUT_MISSING' || code === 'OUTPUT_MISSING') return 'REQUIRED';
  return code === 'MODEL_NOT_FOUND' || code === 'RESOURCE_NOT_FOUND' ? 'NOT_FOUND' : 'INVALID';
}

export function checkWorkflow(call: Call, graph: Graph): CheckedGraph {
  return inspectGraph(graph, { resource: resourceFor(call), imageSize: imageSizeFor(call) });
}

function imageSizeFor({ world, app }: Call): ImageSize {
  return id => world.resources.findFor(app.id, id, world.clock())?.header;
}

function resourceFor({ world, app }: Call): LookUp['resource'] {
  return id => {
    const record = world.resources.findFor(app.id, id, world.clock());
    const found = (problem: 'RESOURCE_NOT_FOUND' | 'RESOURCE_NOT_UPLOADED', message: string) =>
      ({ code: 'RESOURCE_NOT_FOUND', message, problem }) as const;
    if (!record) return found('RESOURCE_NOT_FOUND', `There is no image "${id}" for this app.`);
    if (record.upload && !record.bytes) {
      return found('RESOURCE_NOT_UPLOADED', `No bytes have arrived for image "${id}".`);
    }
    return undefined;
  };
}
