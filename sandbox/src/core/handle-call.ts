import { type Bytes, hexDigest } from './bytes.ts';
import { limits, type OperationFacts } from './contract-data.ts';
import { handlers } from './operations/index.ts';
import { ProblemError, problemResponse } from './problem.ts';
import { readBody, readQuery } from './read-request.ts';
import { readValidBody } from './read-valid-body.ts';
import { scenarioHeader } from './scenario.ts';
import { meet } from './transport-faults.ts';
import { validateParameters } from './validate-request.ts';
import type { Answer, Call, World } from './world.ts';

export interface Incoming {
  request: Request;
  /** The request target as received, before any routing or decoding. */
  target: string;
  /** The body of a GET, which a Request cannot carry but a signature covers. */
  body?: ReadableStream<Uint8Array>;
  path: Record<string, string>;
  traceId: string;
}

/** From raw request to answer: authentication over raw bytes comes before any parsing. */
export async function handleCall(
  world: World,
  operation: OperationFacts,
  { request, target, body, path, traceId }: Incoming,
): Promise<Response> {
  const headers = new Headers();
  try {
    const raw = await readBody(request, limits['body-size'].maximum, body);
    const now = world.clock();
    const app = await world.authenticate(
      {
        method: request.method,
        target,
        body: raw,
        authorization: request.headers.get('authorization'),
      },
      world.signingClock(),
    );
    if (app.refusal) throw new ProblemError(app.refusal as 'APP_DISABLED');
    const rate = world.limiter.take(app.id, operation.rateLimit, now);
    for (const [name, value] of Object.entries(rate.headers)) headers.set(name, value);
    if (rate.refusal && !world.unlimited) throw rate.refusal;
    const bodyHash = await hexDigest(raw);
    const wanted = request.headers.get(scenarioHeader);
    const sent = `${app.id} ${request.method} ${target} ${bodyHash}`;
    const met = wanted
      ? world.scenarios.ofHeader(wanted, operation, sent)
      : world.scenarios.next(operation.id);
    return await meet(world, met, async () => {
      const parameters = {
        path,
        query: readQuery(new URL(request.url)),
        header: Object.fromEntries(request.headers),
      };
      validateParameters(operation.id, parameters);
      const call: Call = {
        world,
        operation,
        app,
        now,
        origin: world.origin ?? new URL(request.url).origin,
        body: operation.hasBody ? readJsonBody(operation, request, raw) : undefined,
        bodyHash,
        parameters,
        scenario: met.scenario,
      };
      return answerResponse(await handlers[operation.id](call as Call<never>), headers);
    });
  } catch (error) {
    return withHeaders(problemResponse(toProblem(error), traceId), headers);
  }
}

export function toProblem(error: unknown): ProblemError {
  return error instanceof ProblemError ? error : new ProblemError('SYSTEM_ERROR');
}

function readJsonBody(operation: OperationFacts, request: Request, raw: Bytes): unknown {
  const type = request.headers.get('content-type') ?? '';
  const isJson = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type);
  if (!isJson) {
    const found = type ? `found ${type.slice(0, 100)}` : 'found none';
    const detail = `The header Content-Type must be application/json, ${found}.`;
    throw new ProblemError('UNSUPPORTED_CONTENT_TYPE', detail);
  }
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    const detail = `The body is compressed (${encoding.slice(0, 40)}). Send it as it is.`;
    throw new ProblemError('UNSUPPORTED_CONTENT_TYPE', detail);
  }
  return readValidBody(operation, raw);
}

function answerResponse({ status = 200, body, headers = {} }: Answer, common: Headers): Response {
  const response = new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  return withHeaders(response, common);
}

function withHeaders(response: Response, headers: Headers): Response {
  for (const [name, value] of headers) response.headers.set(name, value);
  return response;
}
