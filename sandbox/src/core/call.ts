import type { OperationFacts, SandboxApp } from './contract-data.ts';
import type { Scenario } from './scenario.ts';
import type { RequestParameters } from './validate-request.ts';
import type { World } from './world.ts';

/** One authenticated, validated request. */
export interface Call<Body = unknown> {
  world: World;
  operation: OperationFacts;
  app: SandboxApp;
  now: number;
  origin: string;
  body: Body;
  bodyHash: string;
  parameters: RequestParameters;
  scenario: Scenario;
}

export interface Answer {
  status?: number;
  body: unknown;
  headers?: Record<string, string>;
}

export type Handler<Body = never> = (call: Call<Body>) => Promise<Answer>;
