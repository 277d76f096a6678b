export type * from './constants.ts';
export { listConstants } from './constants.ts';
export type * from './contract-types.ts';
export { createValidator, type Validate } from './create-validator.ts';
export {
  type ErrorEntry,
  type ErrorTable,
  errorSlug,
  type JobFailureEntry,
  listErrors,
  listJobFailures,
  readErrorTable,
} from './errors.ts';
export { bundleContract, lintContract, loadContract } from './load-contract.ts';
export {
  type ContractExample,
  listExamples,
  listOperations,
  listWebhooks,
  type OperationEntry,
  type WebhookEntry,
} from './operations.ts';
export type { ContractSource } from './read-yaml.ts';
export { dereference, isRef, resolveRef } from './references.ts';
export { type Change, type Group, groups } from './releases/change.ts';
export { listReleases, type Note, type Release } from './releases/releases.ts';
export { type ContractText, findUntranslated, listTexts } from './texts.ts';
export { translate } from './translate.ts';
