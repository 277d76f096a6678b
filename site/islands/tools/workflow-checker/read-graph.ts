import { limits, type WorkflowNode } from '@easel/sandbox/graph-check';
import { isRecord, readJson } from '../../kit/read-json';

type GraphNote = 'renamed' | 'unwrapped' | 'extra-fields';
type GraphFault =
  | 'not-json'
  | 'too-deep'
  | 'editor-format'
  | 'not-a-graph'
  | 'node-count'
  | 'node-form';

export type ReadGraph =
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
export function readGraph(text: string): ReadGraph {
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
