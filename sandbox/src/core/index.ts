export type { SandboxKey } from './authenticate.ts';
export type { Callback, Deliver } from './callbacks/deliver-due.ts';
export { webhookSecret } from './callbacks/sign-message.ts';
export { type AsReceived, createSandbox, type Sandbox } from './create-sandbox.ts';
export { expiredJobId } from './jobs/find-job.ts';
export { operationOf } from './routes.ts';
export { scenarioHeader } from './scenario.ts';
export { unsharedTemplateId } from './workflow/templates.ts';
export type { SandboxOptions } from './world.ts';
