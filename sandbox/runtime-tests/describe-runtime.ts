import { afterAll, beforeAll, describe } from 'vitest';
import {
  type ContractCall,
  createContractClient,
  type Runtime,
  type StartRuntime,
} from './contract-client.ts';
import { errorsBehaviour } from './errors-behaviour.ts';
import { jobsBehaviour } from './jobs-behaviour.ts';
import { uploadsBehaviour } from './uploads-behaviour.ts';

/** One suite for every runtime. */
export function describeRuntime(name: string, start: StartRuntime): void {
  describe(name, () => {
    let runtime: Runtime;
    let contractCall: ContractCall;
    beforeAll(async () => {
      runtime = await start();
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
}
