import type { TemplateJobRequest } from '@easel/contract/types';
import type { JobPlan } from '../jobs/job-record.ts';
import { submitJob } from '../jobs/submit-job.ts';
import { ProblemError } from '../problem.ts';
import type { GraphIssue } from '../workflow/graph.ts';
import { planGraph } from '../workflow/plan-graph.ts';
import { fillTemplate, findTemplate } from '../workflow/templates.ts';
import type { Handler } from '../world.ts';

export const workflowTemplateJobCreate: Handler<TemplateJobRequest> = call =>
  submitJob(call, (): JobPlan => {
    const { templateId, templateVersion, fields } = call.body;
    const template = findTemplate(templateId);
    if (templateVersion !== undefined && templateVersion !== template.version) {
      const detail = `The template has version ${template.version}, not ${templateVersion}.`;
      throw new ProblemError('TEMPLATE_VERSION_CHANGED', detail);
    }
    const { graph, issues } = fillTemplate(template, fields.fieldAttrs);
    if (issues.length > 0) throw refuseFields(issues);
    return planGraph(call, graph, 'TEMPLATE');
  });

function refuseFields(issues: GraphIssue[]): ProblemError {
  const missing = issues.filter(issue => issue.code === 'FIELD_MISSING');
  const detail =
    missing.length > 0
      ? `${missing.length} field${missing.length === 1 ? '' : 's'} of the template missing.`
      : 'The values do not fit the template.';
  const errors = issues.slice(0, 20).map(({ code, message }) => ({
    pointer: '/fields/fieldAttrs',
    code: code === 'FIELD_MISSING' ? ('REQUIRED' as const) : ('INVALID' as const),
    detail: message,
  }));
  const code = missing.length > 0 ? 'FIELD_MISSING' : 'WORKFLOW_INVALID';
  return new ProblemError(code, detail, { extra: { errors } });
}
