export { bundleContract } from './bundle-contract.ts';
export type * from './constant-types.ts';
export type * from './contract-types.ts';
export { createValidator, type Validate } from './create-validator.ts';
export { dereference } from './dereference.ts';
export { findChineseFaults } from './find-chinese-faults.ts';
export { lintContract } from './lint-contract.ts';
export { listConstants } from './list-constants.ts';
export {
  type ErrorEntry,
  type ErrorTable,
  errorSlug,
  type JobFailureEntry,
  listErrors,
  listJobFailures,
  readErrorTable,
} from './list-errors.ts';
export { type ContractExample, listExamples } from './list-examples.ts';
export {
  listOperations,
  listWebhooks,
  type OperationEntry,
  type WebhookEntry,
} from './list-operations.ts';
export { type ContractText, listTexts } from './list-texts.ts';
export { loadContract } from './load-contract.ts';
export { isRef, resolveRef } from './resolve-ref.ts';
