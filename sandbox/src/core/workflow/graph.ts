import type { WorkflowIssue, WorkflowNode, WorkflowWarning } from '@easel/contract/types';
import type { ErrorCode } from '../contract-data.ts';

/** A Map, because a node may be called `constructor`. */
export type Graph = Map<string, WorkflowNode>;

export type Link = [nodeId: string, output: number];

export interface GraphIssue extends WorkflowIssue {
  /** The error that creating a job would answer with, where it is not WORKFLOW_INVALID. */
  problem?: ErrorCode;
}

export interface GraphReport {
  issues: GraphIssue[];
  warnings: WorkflowWarning[];
  /** Nodes that an output depends on, in the order they run. */
  order: string[];
}

export function toGraph(params: Record<string, WorkflowNode>): Graph {
  return new Map(Object.entries(params));
}

export function readLink(value: unknown): Link | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [nodeId, output] = value;
  const valid = typeof nodeId === 'string' && Number.isInteger(output) && output >= 0;
  return valid ? [nodeId, output] : undefined;
}

export function inputOf(node: WorkflowNode | undefined, name: string): unknown {
  return node && Object.hasOwn(node.inputs, name) ? node.inputs[name] : undefined;
}

/** The node that an input links to. */
export function follow(graph: Graph, node: WorkflowNode | undefined, name: string) {
  const target = readLink(inputOf(node, name));
  return target && graph.get(target[0]);
}
