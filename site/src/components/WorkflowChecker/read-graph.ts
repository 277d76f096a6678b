import { limits, type WorkflowNode } from '@easel/sandbox/graph-check';

export type GraphNote = 'renamed' | 'unwrapped' | 'extra-fields';
export type GraphFault = 'not-json' | 'editor-format' | 'not-a-graph' | 'node-count' | 'node-form';

export type ReadGraph =
  | { ok: true; params: Record<string, WorkflowNode>; notes: GraphNote[] }
  | { ok: false; fault: GraphFault; where: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** ComfyUI wraps its export in `prompt`, our own requests in `params`. */
function unwrap(value: unknown): { graph: unknown; isWrapped: boolean } {
  for (const name of ['params', 'prompt']) {
    if (isObject(value) && isObject(value[name]) && !('inputs' in (value[name] as object))) {
      return { graph: value[name], isWrapped: true };
    }
  }
  return { graph: value, isWrapped: false };
}

/** Reads a graph for the API, or the export of ComfyUI, which spells the class differently. */
export function readGraph(text: string): ReadGraph {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, fault: 'not-json', where: String((error as Error).message) };
  }
  const { graph, isWrapped } = unwrap(value);
  if (!isObject(graph)) return { ok: false, fault: 'not-a-graph', where: '' };
  if (Array.isArray(graph.nodes)) return { ok: false, fault: 'editor-format', where: '' };
  const entries = Object.entries(graph);
  const { minimum, maximum } = limits['workflow-nodes'];
  if (entries.length < minimum || entries.length > maximum) {
    return { ok: false, fault: 'node-count', where: String(entries.length) };
  }
  const notes = new Set<GraphNote>(isWrapped ? ['unwrapped'] : []);
  const params: Record<string, WorkflowNode> = {};
  for (const [id, node] of entries) {
    const { classType, class_type, inputs, properties, ...others } = isObject(node) ? node : {};
    const name = classType ?? class_type;
    if (typeof name !== 'string' || !isObject(inputs)) {
      return { ok: false, fault: 'node-form', where: id };
    }
    if (classType === undefined) notes.add('renamed');
    if (Object.keys(others).length > 0) notes.add('extra-fields');
    params[id] = {
      classType: name,
      inputs: inputs as WorkflowNode['inputs'],
      ...(isObject(properties) && { properties }),
    };
  }
  return { ok: true, params, notes: [...notes] };
}
