import type { OperationId } from '../contract-data.ts';
import type { Handler } from '../world.ts';
import { calcCreditsJob } from './calc-credits-job.ts';
import { cancelJob } from './cancel-job.ts';
import { controlnetDetect } from './controlnet-detect.ts';
import { createJob } from './create-job.ts';
import { createResourceImage } from './create-resource-image.ts';
import { createResourceImageSts } from './create-resource-image-sts.ts';
import { getJob } from './get-job.ts';
import { getModel } from './get-model.ts';
import { getWorkflowTemplate } from './get-workflow-template.ts';
import { img2Prompt } from './img-2-prompt.ts';
import { workflowJobCreate } from './workflow-job-create.ts';
import { workflowParamsCheck } from './workflow-params-check.ts';
import { workflowTemplateCheck } from './workflow-template-check.ts';
import { workflowTemplateJobCreate } from './workflow-template-job-create.ts';

/** The body has been validated against the contract of the same operation before a handler sees it. */
export const handlers: Record<OperationId, Handler> = {
  'create-job': createJob,
  'calc-credits-job': calcCreditsJob,
  'get-job': getJob,
  'cancel-job': cancelJob,
  'workflow-job-create': workflowJobCreate,
  'workflow-params-check': workflowParamsCheck,
  'get-workflow-template': getWorkflowTemplate,
  'workflow-template-check': workflowTemplateCheck,
  'workflow-template-job-create': workflowTemplateJobCreate,
  'create-resource-image': createResourceImage,
  'create-resource-image-sts': createResourceImageSts,
  'get-model': getModel,
  'controlnet-detect': controlnetDetect,
  'img-2-prompt': img2Prompt,
};
