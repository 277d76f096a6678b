export type { SandboxKey } from '../core/index.ts';
export {
  createSandboxClient,
  type SandboxClient,
  type SandboxClientOptions,
  SandboxStopped,
} from './create-sandbox-client.ts';
export type { WorkerWebhook } from './worker-messages.ts';
