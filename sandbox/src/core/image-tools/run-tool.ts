import type { NotReady } from '@easel/contract/types';
import type { Pixels } from '../images/pixels.ts';
import { ProblemError } from '../problem.ts';
import { readPixels, requireResource } from '../resources/media.ts';
import type { Answer, Call } from '../world.ts';

interface Remembered<Result> {
  readyAt: number;
  result: Result;
}

const slowMs = 3000;

/**
 * Runs a synchronous operation once per requestId. Repeating the identical request answers 202 until the
 * result is ready and the same result afterwards.
 */
export async function runTool<Result>(
  call: Call<{ requestId: string }>,
  work: () => Promise<Result>,
  describe: (result: Result) => Promise<unknown>,
): Promise<Answer> {
  const { world, app, operation, body, bodyHash, now } = call;
  const { requestId } = body;
  const use = { appId: app.id, requestId, operation: operation.id, bodyHash };
  let remembered: Remembered<Result> | undefined;
  try {
    remembered = world.requests.begin<Remembered<Result>>(use, now);
  } catch (error) {
    const running = error instanceof ProblemError && error.code === 'REQUEST_IN_PROGRESS';
    if (running) return notReady(body.requestId, 1);
    throw error;
  }
  const replayed = remembered !== undefined;
  if (!remembered) {
    try {
      const readyAt = call.scenario.kind === 'not-ready' ? now + slowMs / world.speed : now;
      remembered = { readyAt, result: await work() };
      world.requests.finish(use, remembered, now);
    } catch (error) {
      world.requests.abandon(use);
      throw error;
    }
  }
  if (remembered.readyAt > now) {
    return notReady(body.requestId, Math.max(1, Math.ceil((remembered.readyAt - now) / 1000)));
  }
  const headers: Record<string, string> = replayed ? { 'Idempotent-Replayed': 'true' } : {};
  return { body: await describe(remembered.result), headers };
}

function notReady(requestId: string, retryAfter: number): Answer {
  const body: NotReady = { requestId, retryAfter };
  return { status: 202, body, headers: { 'Retry-After': String(retryAfter) } };
}

export async function loadImage({ world, app }: Call, resourceId: string): Promise<Pixels> {
  const record = requireResource(world, app.id, resourceId, '/imageResourceId');
  const pixels = await readPixels(world, record);
  if (pixels) return pixels;
  throw new ProblemError(
    'UNSUPPORTED_MEDIA',
    'The file is not a PNG, JPEG or WebP image within the limits.',
  );
}
