import { Hono } from 'hono';
import { type Deliver, deliverDue } from './callbacks/deliver-due.ts';
import { operations } from './contract-data.ts';
import { handleCall, toProblem } from './handle-call.ts';
import { ProblemError, problemResponse } from './problem.ts';
import { getMedia, getShowcase, postUpload, putUpload } from './storage.ts';
import { createWorld, type SandboxOptions } from './world.ts';

export interface Sandbox {
  fetch(request: Request, asReceived?: AsReceived): Promise<Response>;
  /** Sends the callbacks that are due and answers how many it tried. */
  deliverCallbacks(deliver: Deliver, origin?: string): Promise<number>;
}

/** What a runtime knows better than a Request can say. */
export interface AsReceived {
  /** The request target before any normalising. */
  target?: string;
  /** The body of a GET, which a Request cannot carry but a signature covers. */
  body?: ReadableStream<Uint8Array>;
}

interface Bindings {
  Bindings: { target: string; traceId: string; body?: ReadableStream<Uint8Array> };
}

const base = '/v1';
const defaultOrigin = 'http://127.0.0.1:8787';

export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const world = createWorld(options);
  const app = new Hono<Bindings>();
  for (const operation of operations) {
    const route = base + operation.path.replace(/\{(\w+)\}/g, ':$1');
    app.on(operation.method, route, context =>
      handleCall(world, operation, {
        request: context.req.raw,
        path: context.req.param() as Record<string, string>,
        ...context.env,
      }),
    );
  }
  app.put('/upload/r/:id', context => putUpload(world, context.req.raw, context.req.param('id')));
  app.post('/upload/form', context => postUpload(world, context.req.raw));
  app.get('/media/r/:file', context =>
    getMedia(world, context.req.raw, context.req.param('file').split('.')[0]!),
  );
  app.get('/media/showcase/:file', context =>
    getShowcase(world, context.req.param('file').split('.')[0]!),
  );
  app.notFound(context => {
    const { method } = context.req;
    const detail = `There is no operation ${method} ${new URL(context.req.url).pathname}.`;
    return problemResponse(new ProblemError('RESOURCE_NOT_FOUND', detail), context.env.traceId);
  });
  app.onError((error, context) => problemResponse(toProblem(error), context.env.traceId));

  return {
    async fetch(request, { target, body } = {}) {
      const traceId = `req_${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
      const { origin } = new URL(request.url);
      const asSent = target ?? request.url.slice(origin.length).replace(/#.*$/, '');
      const response = await app.fetch(request, {
        target: asSent,
        traceId,
        ...(body ? { body } : {}),
      });
      response.headers.set('X-Request-Id', traceId);
      return response;
    },
    deliverCallbacks: (deliver, origin = world.origin ?? defaultOrigin) =>
      deliverDue(world, deliver, origin),
  };
}
