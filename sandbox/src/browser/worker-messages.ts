import type { SandboxKey } from '../core/index.ts';

/** What crosses between page and worker. Bodies travel as buffers, which are moved and not copied. */
export interface WorkerCall {
  kind: 'call';
  id: number;
  method: string;
  url: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
  /** Answered by a fresh sandbox that is thrown away, so that asking changes nothing. */
  rehearsal: boolean;
}

interface WorkerSetup {
  kind: 'setup';
  speed: number;
  origin: string;
  /** The time of the page, by which requests are signed. */
  now: number;
}

/** The first message: the worker has been fetched and runs. */
export interface WorkerReady {
  kind: 'ready';
  id: 0;
}

export interface WorkerAnswer {
  kind: 'answer';
  id: number;
  status: number;
  headers: [string, string][];
  body: ArrayBuffer;
}

export interface WorkerFailure {
  kind: 'failure';
  id: number;
  message: string;
}

export interface WorkerWebhook {
  kind: 'webhook';
  /** Below zero: the numbers above are those of the calls. */
  id: number;
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The page tells how its receiver has answered. */
interface WebhookAnswer {
  kind: 'webhook-answer';
  id: number;
  status: number;
}

/** Moves the clock of the sandbox ahead, so that nobody has to wait for a job to end. */
interface ClockAdvance {
  kind: 'advance';
  ms: number;
}

/** Sent before any request that is signed with it. */
interface KeyRegistration extends SandboxKey {
  kind: 'key';
}

export type ToWorker = WorkerSetup | KeyRegistration | WorkerCall | WebhookAnswer | ClockAdvance;
export type ToPage = WorkerReady | WorkerAnswer | WorkerFailure | WorkerWebhook;
