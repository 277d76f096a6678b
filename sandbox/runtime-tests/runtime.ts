/** What the suite needs from a runtime. Node and the browser each bring one. */
export interface Runtime {
  origin: string;
  fetch(request: Request): Promise<Response>;
  /** The clock of the sandbox, in milliseconds. */
  now(): number;
  advance(ms: number): void;
  close(): Promise<void> | void;
}

export type StartRuntime = () => Promise<Runtime>;
