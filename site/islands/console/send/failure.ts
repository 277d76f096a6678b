import { SandboxStopped } from '@easel/sandbox/browser';

/** Why a request got no answer. */
export interface Failure {
  /** A refusal of the key worker has a code. */
  keyCode?: string;
  /** The sandbox of this page could not be loaded or has stopped. */
  stopped?: true;
}

export function failureOf(error: unknown): Failure {
  if (error instanceof SandboxStopped) return { stopped: true };
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? { keyCode: code } : {};
}
