import type { WorkflowTemplate } from '@easel/contract/types';
import type { Handler } from '../call.ts';
import { findTemplate } from '../workflow/templates.ts';

export const getWorkflowTemplate: Handler = async ({ parameters }) => {
  const { id, name, version, baseCredits, fields } = findTemplate(parameters.path.templateId!);
  const body: WorkflowTemplate = {
    templateId: id,
    name,
    version,
    baseCredits,
    fields: { fieldAttrs: fields },
  };
  return { body };
};
