import type { JobEvent } from '@easel/contract/types';
import { handleCall, type Incoming, toProblem } from './handle-call.ts';
import { describeJob } from './jobs/describe-job.ts';
import { ProblemError, problemResponse } from './problem.ts';
import { getMedia, getShowcase } from './resources/media.ts';
import { postUpload, putUpload } from './resources/uploads.ts';
import { findRoute, methodsAt, operationRoutes } from './routes.ts';
import { meet } from './transport-faults.ts';
import { foreignSecret, importWebhookSecret, signMessage } from './webhook-signing.ts';
import type { Message } from './webhooks.ts';
import { createWorld, type SandboxOptions, type World } from './world.ts';

export interface Sandbox {
  fetch(request: Request, asReceived?: AsReceived): Promise<Response>;
  /** Sends the webhooks that are due and answers how many it tried. */
  deliverWebhooks(deliver: Deliver, origin?: string): Promise<number>;
  /** Lets the next requests to an operation, or to `upload` or `download`, meet a scenario. */
  orderScenario(place: string, scenario: string): void;
}

/** What a runtime knows better than a Request can say. */
export interface AsReceived {
  /** The request target before any normalising. */
  target?: string;
  /** The body of a GET, which a Request cannot carry but a signature covers. */
  body?: ReadableStream<Uint8Array>;
}

export interface SentWebhook {
  /** The address the caller asked for. */
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Answers with the status of the receiver, or throws when it cannot be reached. */
export type Deliver = (webhook: SentWebhook) => Promise<number>;

interface SandboxRoute {
  method: string;
  path: string;
  answer(world: World, incoming: Incoming): Promise<Response>;
}

const defaultOrigin = 'http://127.0.0.1:8787';

const routes: SandboxRoute[] = [
  ...operationRoutes.map(({ method, path, operation }) => ({
    method,
    path,
    answer: (world: World, incoming: Incoming) => handleCall(world, operation, incoming),
  })),
  {
    method: 'PUT',
    path: '/upload/r/{id}',
    answer: (world, { request, path }) =>
      meet(world, world.scenarios.next('upload'), () => putUpload(world, request, path.id!)),
  },
  {
    method: 'POST',
    path: '/upload/form',
    answer: (world, { request }) =>
      meet(world, world.scenarios.next('upload'), () => postUpload(world, request)),
  },
  {
    method: 'GET',
    path: '/media/r/{file}',
    answer: (world, { request, path }) =>
      meet(world, world.scenarios.next('download'), () =>
        getMedia(world, request, path.file!.split('.')[0]!),
      ),
  },
  {
    method: 'GET',
    path: '/media/showcase/{file}',
    answer: (world, { path }) => getShowcase(world, path.file!.split('.')[0]!),
  },
];

export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const world = createWorld(options);
  return {
    async fetch(request, { target, body } = {}) {
      const traceId = world.nameRequest();
      const { origin } = new URL(request.url);
      const asSent = target ?? request.url.slice(origin.length).replace(/#.*$/, '');
      const given = { request, target: asSent, traceId, ...(body ? { body } : {}) };
      const answered = await answer(world, given);
      const response = request.method === 'HEAD' ? await withoutBody(answered) : answered;
      response.headers.set('X-Request-Id', traceId);
      return response;
    },
    deliverWebhooks: (deliver, origin = world.origin ?? defaultOrigin) =>
      deliverDue(world, deliver, origin),
    orderScenario: (place, scenario) => world.scenarios.order(place, scenario),
  };
}

async function answer(world: World, given: Omit<Incoming, 'path'>): Promise<Response> {
  const { method, url } = given.request;
  const { pathname } = new URL(url);
  try {
    const found = findRoute(routes, method === 'HEAD' ? 'GET' : method, pathname);
    if (found) return await found.route.answer(world, { ...given, path: found.values });
    const methods = methodsAt(routes, pathname);
    if (methods.length === 0) {
      throw new ProblemError('OPERATION_NOT_FOUND', `There is nothing at ${pathname}.`);
    }
    const allow = methods.join(', ');
    const detail = `${pathname} takes ${allow}, not ${method}.`;
    throw new ProblemError('METHOD_NOT_ALLOWED', detail, { headers: { Allow: allow } });
  } catch (error) {
    return problemResponse(toProblem(error), given.traceId);
  }
}

/** HEAD is answered as GET would be, length included, without the body. */
async function withoutBody(answered: Response): Promise<Response> {
  const { byteLength } = await answered.arrayBuffer();
  const response = new Response(null, answered);
  response.headers.set('Content-Length', String(byteLength));
  return response;
}

async function signHeaders({ id, signature }: Message, body: string, now: number) {
  const headers = await signMessage(id, body, now);
  if (!signature) return headers;
  const foreign = await signMessage(id, body, now, importWebhookSecret(foreignSecret));
  const signatures = [foreign, ...(signature === 'two' ? [headers] : [])];
  const both = signatures.map(each => each['webhook-signature']).join(' ');
  return { ...headers, 'webhook-signature': both };
}

async function deliverDue(world: World, deliver: Deliver, origin: string): Promise<number> {
  const due = world.outbox.takeDue(world.clock());
  await Promise.all(
    due.map(async message => {
      if (message.body === undefined) {
        const job = await describeJob(world, message.job, origin, message.at);
        message.body = JSON.stringify({ event: message.event, job } satisfies JobEvent);
      }
      const { url, body } = message;
      const headers = await signHeaders(message, body, world.signingClock());
      const status = await deliver({ url, headers, body }).catch(() => 0);
      if (status < 200 || status > 299) world.outbox.failed(message, world.clock());
    }),
  );
  return due.length;
}
