import type { WorkflowTemplate } from '@easel/contract/types';
import { findTemplate } from '../workflow/templates.ts';
import type { Handler } from '../world.ts';

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
