import type { ModelType, WorkflowNode } from '@easel/contract/types';
import { type Graph, type GraphIssue, inputOf, readLink } from './graph.ts';
import { findNodeClass, type InputRule, type OutputType } from './node-classes.ts';

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

export function checkInput({ graph, node, input, rule, lookUp }: Input): Found | undefined {
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
        : invalid('the id of a model');
    case 'resource':
      return typeof value === 'string'
        ? lookUp.resource(value.slice(0, 64))
        : invalid('the id of an uploaded image');
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
    const message = `Input "${input}" must be a link: the id of a node and the index of its output.`;
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
