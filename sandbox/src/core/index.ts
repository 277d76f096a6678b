export type { SandboxKey } from './authenticate.ts';
export { webhookSecret } from './callback-signing.ts';
export { contractVersion, type SandboxApp } from './contract-data.ts';
export {
  type AsReceived,
  type Callback,
  createSandbox,
  type Deliver,
  type Sandbox,
} from './create-sandbox.ts';
export { findFieldErrors } from './field-errors.ts';
export { expiredJobId } from './jobs/job-store.ts';
export { nameRequest, ProblemError, problemResponse } from './problem.ts';
export { operationOf } from './routes.ts';
export { scenarioHeader, type TransportFault } from './scenario.ts';
export type { Schema } from './schema/schema.ts';
export { transportFaultOf } from './transport-faults.ts';
export { unsharedTemplateId } from './workflow/templates.ts';
export type { SandboxOptions } from './world.ts';
