import type { TableStep } from '../contract-data.ts';
import { baseModels } from './base-models.ts';
import { controlnetKinds } from './controlnet-kinds.ts';
import { errorEntries } from './error-entries.ts';
import { errorTable } from './error-table.ts';
import { fields } from './fields.ts';
import { jobFailures } from './job-failures.ts';
import { jobStatuses } from './job-statuses.ts';
import { limits } from './limits.ts';
import { samplers } from './samplers.ts';
import { upscalers } from './upscalers.ts';
import { values } from './values.ts';

/** What a page may write, and the step that answers it. */
export const tables: Record<string, TableStep> = {
  ContractFields: fields,
  ContractValues: values,
  ContractErrors: errorTable,
  ContractErrorEntries: errorEntries,
  ContractSamplers: samplers,
  ContractUpscalers: upscalers,
  ContractControlnetKinds: controlnetKinds,
  ContractBaseModels: baseModels,
  ContractLimits: limits,
  ContractJobStatuses: jobStatuses,
  ContractJobFailures: jobFailures,
};
