import type { ModelType, WorkflowNode } from '@easel/contract/types';
import {
  findNodeClass,
  type Graph,
  type GraphIssue,
  type GraphReport,
  type InputRule,
  inputOf,
  type OutputType,
  readLink,
} from './graph.ts';

/** Finds every fault of a graph, node by node, instead of stopping at the first. */
export function checkGraph(graph: Graph, lookUp: LookUp): GraphReport {
  const issues: GraphIssue[] = [];
  const warnings: GraphReport['warnings'] = [];
  for (const [nodeId, node] of graph) {
    const { classType } = node;
    const known = findNodeClass(classType);
    if (!known) {
      const message = `Node class "${classType}" is not supported.`;
      issues.push({
        nodeId,
        classType,
        code: 'NODE_UNSUPPORTED',
        message,
        problem: 'NODE_UNSUPPORTED',
      });
      continue;
    }
    for (const [input, rule] of Object.entries(known.inputs)) {
      const issue = checkInput({ graph, node, input, rule, lookUp });
      if (issue) issues.push({ nodeId, classType, input, ...issue });
    }
    for (const input of Object.keys(node.inputs)) {
      if (Object.hasOwn(known.inputs, input)) continue;
      const message = `${classType} has no input "${input.slice(0, 100)}".`;
      warnings.push({ nodeId, code: 'INPUT_IGNORED', message });
    }
  }
  const { order, circle } = runOrder(graph);
  if (circle) {
    const { classType } = graph.get(circle)!;
    const message = `The links of node "${circle}" form a cycle.`;
    issues.push({ nodeId: circle, classType, code: 'CYCLE_FOUND', message });
  }
  if (![...graph.values()].some(savesImages)) {
    const nodeId = [...graph.keys()].at(-1) ?? '';
    issues.push({ nodeId, code: 'OUTPUT_MISSING', message: 'No node saves an image.' });
  }
  for (const nodeId of graph.keys()) {
    if (order.includes(nodeId)) continue;
    const message = `Node "${nodeId}" is not connected to any output.`;
    warnings.push({ nodeId, code: 'NODE_UNREACHABLE', message });
  }
  return { issues, warnings, order };
}

function savesImages(node: WorkflowNode): boolean {
  return findNodeClass(node.classType)?.saves ?? false;
}

/** Depth first from the outputs; a node that is met while it is still open closes a circle. */
function runOrder(graph: Graph): { order: string[]; circle: string | undefined } {
  const done = new Set<string>();
  const open = new Set<string>();
  let circle: string | undefined;
  const visit = (nodeId: string) => {
    const node = graph.get(nodeId);
    if (!node || done.has(nodeId)) return;
    if (open.has(nodeId)) {
      circle ??= nodeId;
      return;
    }
    open.add(nodeId);
    for (const value of Object.values(node.inputs)) {
      const target = readLink(value);
      if (target) visit(target[0]);
    }
    open.delete(nodeId);
    done.add(nodeId);
  };
  for (const [nodeId, node] of graph) if (savesImages(node)) visit(nodeId);
  const order = [...done];
  for (const nodeId of graph.keys()) visit(nodeId);
  return { order, circle };
}

export type Found = Pick<GraphIssue, 'code' | 'message' | 'problem'>;

/** What a graph names outside of itself. Both answer with a fault, or with nothing. */
export interface LookUp {
  model(id: string, modelType: ModelType, node: WorkflowNode): Found | undefined;
  resource(id: string): Found | undefined;
}

interface Input {
  graph: Graph;
  node: WorkflowNode;
  input: string;
  rule: InputRule;
  lookUp: LookUp;
}

function checkInput({ graph, node, input, rule, lookUp }: Input): Found | undefined {
  const value = inputOf(node, input);
  if (value === undefined) {
    if (rule.optional) return undefined;
    return { code: 'INPUT_MISSING', message: `Input "${input}" is missing.` };
  }
  const invalid = (what: string): Found => ({
    code: 'INPUT_INVALID',
    message: `Input "${input}" must be ${what}.`,
  });
  switch (rule.kind) {
    case 'link':
      return checkLink(graph, input, value, rule.type);
    case 'number': {
      const { min, max, integer } = rule;
      const fits = typeof value === 'number' && value >= min && value <= max;
      const kind = integer ? 'a whole number' : 'a number';
      return fits && (!integer || Number.isInteger(value))
        ? undefined
        : invalid(`${kind} from ${min} to ${max}`);
    }
    case 'text':
      return typeof value === 'string' && value.length <= 6000
        ? undefined
        : invalid('a text of at most 6000 characters');
    case 'choice':
      return rule.values.includes(value as string)
        ? undefined
        : invalid(`one of ${rule.values.join(', ')}`);
    case 'model':
      return typeof value === 'string'
        ? lookUp.model(value.slice(0, 64), rule.modelType, node)
        : invalid('the ID of a model');
    case 'resource':
      return typeof value === 'string'
        ? lookUp.resource(value.slice(0, 64))
        : invalid('the ID of an uploaded image');
  }
}

function checkLink(
  graph: Graph,
  input: string,
  value: unknown,
  type: OutputType,
): Found | undefined {
  const target = readLink(value);
  if (!target) {
    const message = `Input "${input}" must be a link: the ID of a node and the index of its output.`;
    return { code: 'INPUT_INVALID', message };
  }
  const [nodeId, output] = target;
  const source = graph.get(nodeId);
  const broken = (message: string): Found => ({ code: 'LINK_BROKEN', message });
  const shown = nodeId.slice(0, 64);
  if (!source) return broken(`Input "${input}" links to node "${shown}", which does not exist.`);
  const known = findNodeClass(source.classType);
  if (!known) return undefined;
  const given = known.outputs[output];
  if (!given)
    return broken(
      `Input "${input}" links to output ${output} of node "${shown}", which does not exist.`,
    );
  if (given === type) return undefined;
  return {
    code: 'INPUT_INVALID',
    message: `Input "${input}" needs ${type}, but output ${output} of node "${shown}" gives ${given}.`,
  };
}
