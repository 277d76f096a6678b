/** The checks of a workflow graph, without a server: for pages that check before anything is sent. */
export type { WorkflowNode } from '@easel/contract/types';
export { fixtures, limits } from './contract-data.ts';
export { nodeClasses, toGraph } from './workflow/graph.ts';
export { type CheckedGraph, describeCheck, inspectGraph } from './workflow/inspect-graph.ts';
