/** What the suite needs from a runtime. Node and the browser each bring one. */
export interface Runtime {
  origin: string;
  fetch(request: Request): Promise<Response>;
  /** The clock of the sandbox, in milliseconds. */
  now(): number;
  advance(ms: number): void;
  /** Stops the clock, so that a slow machine refills no bucket; returns what starts it again. */
  hold(): () => void;
  close(): Promise<void> | void;
}

export type StartRuntime = () => Promise<Runtime>;
