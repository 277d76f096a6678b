import type { TableStep } from '../contract-data.ts';
import { changes } from './changes.ts';
import { baseModels, controlnetKinds, jobStatuses, samplers, upscalers } from './constants.ts';
import { errorEntries, errorTable, jobFailures } from './errors.ts';
import { limits } from './limits.ts';
import { fields, values } from './schemas.ts';

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
  ContractChanges: changes,
};
