import { startServer } from '../src/node/index.ts';
import type { Runtime } from './contract-client.ts';
import { describeRuntime } from './describe-runtime.ts';

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

describeRuntime('the sandbox in Node', startNode);
