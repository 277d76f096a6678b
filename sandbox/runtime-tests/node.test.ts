import { afterAll, beforeAll, describe } from 'vitest';
import { startServer } from '../src/node/index.ts';
import { type ContractCall, createContractClient } from './contract-client.ts';
import { errorsBehaviour } from './errors-behaviour.ts';
import { jobsBehaviour } from './jobs-behaviour.ts';
import type { Runtime } from './runtime.ts';
import { uploadsBehaviour } from './uploads-behaviour.ts';

/** Over real sockets; only the clock is ours. */
async function startNode(): Promise<Runtime> {
  let offset = 0;
  let held: number | undefined;
  const now = () => (held ?? Date.now()) + offset;
  const server = await startServer({ port: 0, clock: now });
  return {
    origin: server.origin,
    fetch: request => fetch(request),
    now,
    advance: ms => {
      offset += ms;
    },
    hold: () => {
      held = Date.now();
      return () => {
        held = undefined;
      };
    },
    close: () => server.close(),
  };
}

describe('the sandbox in Node', { timeout: 60_000 }, () => {
  let runtime: Runtime;
  let contractCall: ContractCall;
  beforeAll(async () => {
    runtime = await startNode();
    contractCall = createContractClient(runtime);
  });
  afterAll(() => runtime.close());
  const suite = {
    runtime: () => runtime,
    call: ((id, options) => contractCall(id, options)) as ContractCall,
  };
  describe('jobs', () => jobsBehaviour(suite));
  describe('uploads and tools', () => uploadsBehaviour(suite));
  describe('errors', () => errorsBehaviour(suite));
});
