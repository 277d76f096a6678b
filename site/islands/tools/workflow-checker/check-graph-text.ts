import {
  describeCheck,
  fixtures,
  inspectGraph,
  limits,
  toGraph,
  type WorkflowNode,
} from '@easel/sandbox/graph-check';
import { isRecord, readJson } from '../../kit/read-json';

export type GraphCheck =
  | (Extract<ReadGraph, { ok: true }> & { result: ReturnType<typeof describeCheck> })
  | Extract<ReadGraph, { ok: false }>;

/** Uploads are known only to the server, so their ids are believed; the sandbox's have a size. */
export function checkGraphText(text: string): GraphCheck {
  const read = readGraph(text);
  if (!read.ok) return read;
  const checked = inspectGraph(toGraph(read.params), {
    resource: () => undefined,
    imageSize: id => fixtures.resources.find(resource => resource.id === id),
  });
  return { ...read, result: describeCheck(checked) };
}

type GraphNote = 'renamed' | 'unwrapped' | 'extra-fields';
type GraphFault =
  | 'not-json'
  | 'too-deep'
  | 'editor-format'
  | 'not-a-graph'
  | 'node-count'
  | 'node-form';

type ReadGraph =
  | { ok: true; params: Record<string, WorkflowNode>; notes: GraphNote[] }
  | { ok: false; fault: GraphFault; where: string };

/** ComfyUI wraps its export in `prompt`, our own requests in `params`. */
function unwrap(value: unknown): { graph: unknown; isWrapped: boolean } {
  for (const name of ['params', 'prompt']) {
    if (isRecord(value) && isRecord(value[name]) && !('inputs' in (value[name] as object))) {
      return { graph: value[name], isWrapped: true };
    }
  }
  return { graph: value, isWrapped: false };
}

/** Reads a graph for the API, or the export of ComfyUI, which spells the class differently. */
function readGraph(text: string): ReadGraph {
  const read = readJson(text);
  if (!read.ok) {
    return { ok: false, fault: read.tooDeep ? 'too-deep' : 'not-json', where: read.message };
  }
  const { graph, isWrapped } = unwrap(read.value);
  if (!isRecord(graph)) return { ok: false, fault: 'not-a-graph', where: '' };
  if (Array.isArray(graph.nodes)) return { ok: false, fault: 'editor-format', where: '' };
  const entries = Object.entries(graph);
  const { minimum, maximum } = limits['workflow-nodes'];
  if (entries.length < minimum || entries.length > maximum) {
    return { ok: false, fault: 'node-count', where: String(entries.length) };
  }
  const notes = new Set<GraphNote>(isWrapped ? ['unwrapped'] : []);
  // A node may have any name, and `__proto__` is none of an ordinary object.
  const params: Record<string, WorkflowNode> = Object.create(null);
  for (const [id, node] of entries) {
    const { classType, class_type, inputs, properties, ...others } = isRecord(node) ? node : {};
    const name = classType ?? class_type;
    if (typeof name !== 'string' || !isRecord(inputs)) {
      return { ok: false, fault: 'node-form', where: id };
    }
    if (classType === undefined) notes.add('renamed');
    if (Object.keys(others).length > 0) notes.add('extra-fields');
    params[id] = {
      classType: name,
      inputs: inputs as WorkflowNode['inputs'],
      ...(isRecord(properties) && { properties }),
    };
  }
  return { ok: true, params, notes: [...notes] };
}

/** A whole graph with one link that leads nowhere: something to see at once. */
export const exampleGraph = {
  '3': {
    class_type: 'KSampler',
    inputs: {
      seed: 42,
      steps: 20,
      cfg: 7,
      sampler_name: 'dpmpp_2m',
      scheduler: 'karras',
      denoise: 1,
      model: ['4', 0],
      positive: ['6', 0],
      negative: ['7', 0],
      latent_image: ['50', 0],
    },
  },
  '4': { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: '757279507095956705' } },
  '5': { class_type: 'EmptyLatentImage', inputs: { width: 1024, height: 1024, batch_size: 1 } },
  '6': { class_type: 'CLIPTextEncode', inputs: { text: 'a lighthouse at dawn', clip: ['4', 1] } },
  '7': { class_type: 'CLIPTextEncode', inputs: { text: 'blurry', clip: ['4', 1] } },
  '8': { class_type: 'VAEDecode', inputs: { samples: ['3', 0], vae: ['4', 2] } },
  '9': { class_type: 'SaveImage', inputs: { images: ['8', 0], filename_prefix: 'easel' } },
};
