import type { WorkflowNode } from '@easel/contract/types';
import { checkInput, type LookUp } from './check-input.ts';
import { type Graph, type GraphIssue, type GraphReport, readLink } from './graph.ts';
import { findNodeClass } from './node-classes.ts';

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
    const message = `The links of node "${circle}" run in a circle.`;
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
