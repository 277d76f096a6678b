import type { TemplateCheckRequest, WorkflowCheckResult } from '@easel/contract/types';
import { describeCheck } from '../workflow/inspect-graph.ts';
import { checkWorkflow } from '../workflow/plan-graph.ts';
import { fillTemplate, findTemplate } from '../workflow/templates.ts';
import type { Handler } from '../world.ts';

export const workflowTemplateCheck: Handler<TemplateCheckRequest> = async call => {
  const { templateId, fields } = call.body;
  const { graph, issues } = fillTemplate(findTemplate(templateId), fields.fieldAttrs);
  const checked =
    issues.length > 0
      ? { issues, warnings: [], order: [], tenths: 0, parts: [] }
      : checkWorkflow(call, graph);
  const body: WorkflowCheckResult = describeCheck(checked);
  return { body };
};
