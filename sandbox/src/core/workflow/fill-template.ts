import type { FieldAttr, TemplateField, WorkflowNode } from '@easel/contract/types';
import { type Graph, type GraphIssue, toGraph } from './graph.ts';
import type { Template } from './templates.ts';

/** Puts the caller's values into the graph of a template, and tells which do not fit. */
export function fillTemplate(
  template: Template,
  attrs: FieldAttr[],
): { graph: Graph; issues: GraphIssue[] } {
  const issues: GraphIssue[] = [];
  const graph = toGraph(structuredClone(template.params) as Record<string, WorkflowNode>);
  const same = (a: FieldAttr, b: TemplateField) =>
    a.nodeId === b.nodeId && a.fieldName === b.fieldName;
  for (const field of template.fields) {
    const { nodeId, fieldName } = field;
    const attr = attrs.find(candidate => same(candidate, field));
    if (!attr) {
      const message = `Field "${fieldName}" of node "${nodeId}" is missing.`;
      issues.push({ nodeId, fieldName, code: 'FIELD_MISSING', message, problem: 'FIELD_MISSING' });
      continue;
    }
    const fault = checkValue(field, attr.fieldValue);
    if (fault) {
      const message = `Field "${fieldName}" of node "${nodeId}" must be ${fault}.`;
      issues.push({ nodeId, fieldName, code: 'FIELD_INVALID', message });
    } else graph.get(nodeId)!.inputs[fieldName] = attr.fieldValue;
  }
  for (const attr of attrs) {
    if (template.fields.some(field => same(attr, field))) continue;
    const { nodeId, fieldName } = attr;
    const message = `The template has no field "${fieldName}" of node "${nodeId}".`;
    issues.push({ nodeId, fieldName, code: 'FIELD_UNKNOWN', message });
  }
  return { graph, issues };
}

function checkValue({ type, min, max, options }: TemplateField, value: unknown) {
  const low = min ?? Number.NEGATIVE_INFINITY;
  const high = max ?? Number.POSITIVE_INFINITY;
  const range = (size: number) => size >= low && size <= high;
  switch (type) {
    case 'STRING':
      return typeof value === 'string' && range(value.length)
        ? undefined
        : `a text of ${min} to ${max} characters`;
    case 'INTEGER':
      return Number.isInteger(value) && range(value as number)
        ? undefined
        : `a whole number from ${min} to ${max}`;
    case 'NUMBER':
      return typeof value === 'number' && range(value)
        ? undefined
        : `a number from ${min} to ${max}`;
    case 'BOOLEAN':
      return typeof value === 'boolean' ? undefined : 'true or false';
    case 'ENUM':
      return options?.includes(String(value)) ? undefined : `one of ${options?.join(', ')}`;
    case 'IMAGE':
      return typeof value === 'string' ? undefined : 'the id of an image';
  }
}
