export type { Callback, Deliver } from './callbacks/deliver-due.ts';
export { webhookSecret } from './callbacks/sign-message.ts';
export { operations } from './contract-data.ts';
export { type AsReceived, createSandbox, type Sandbox } from './create-sandbox.ts';
export { expiredJobId } from './jobs/find-job.ts';
export { scenarioHeader } from './scenario.ts';
export { unsharedTemplateId } from './workflow/templates.ts';
export type { SandboxOptions } from './world.ts';
