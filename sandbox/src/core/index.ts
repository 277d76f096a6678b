export type { SandboxKey } from './authenticate.ts';
export { contractVersion, type SandboxApp } from './contract-data.ts';
export {
  type AsReceived,
  createSandbox,
  type Deliver,
  type Sandbox,
  type SentWebhook,
} from './create-sandbox.ts';
export { findFieldErrors } from './field-errors.ts';
export { expiredJobId } from './jobs/job-store.ts';
export { nameRequest, ProblemError, problemResponse } from './problem.ts';
export { operationOf } from './routes.ts';
export { scenarioHeader, type TransportFault } from './scenario.ts';
export type { Schema } from './schema/schema.ts';
export { transportFaultOf } from './transport-faults.ts';
export { webhookSecret } from './webhook-signing.ts';
export { unsharedTemplateId } from './workflow/templates.ts';
export type { SandboxOptions } from './world.ts';
