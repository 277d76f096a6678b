import { ProblemError } from './problem.ts';
import { type Met, type TransportFault, throwIfError } from './scenario.ts';
import type { World } from './world.ts';

// A Response cannot say that it will not arrive, so it is noted beside it, for a runtime that has a connection to break.
const faults = new WeakMap<Response, TransportFault>();

export const transportFaultOf = (response: Response): TransportFault | undefined =>
  faults.get(response);

/** Lets a request meet what was ordered for it, before it is answered or instead. */
export async function meet(
  world: World,
  { scenario, delayMs }: Met,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (delayMs) await world.sleep?.(delayMs);
  throwIfError(scenario);
  if (scenario.kind === 'html-502') return gatewayPage();
  if (scenario.kind !== 'transport') return answer();
  if (!world.hasConnections) {
    const detail = 'Only a sandbox that runs as a program can break a connection.';
    throw new ProblemError('PARAM_ERROR', detail);
  }
  const response = breaksAtOnce(scenario.fault) ? new Response() : await answer();
  faults.set(response, scenario.fault);
  return response;
}

/** Before anything is done. The others let the request be answered first. */
const breaksAtOnce = (fault: TransportFault) => fault === 'hang' || fault === 'reset';

/** What a gateway puts in place of an answer. */
const gatewayPage = (): Response =>
  new Response(
    '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body><center><h1>502 Bad Gateway</h1></center></body>\r\n</html>\r\n',
    { status: 502, headers: { 'Content-Type': 'text/html' } },
  );
