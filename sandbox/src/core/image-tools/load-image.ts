import type { Call } from '../call.ts';
import type { Pixels } from '../images/pixels.ts';
import { ProblemError } from '../problem.ts';
import { readPixels } from '../resources/read-pixels.ts';
import { requireResource } from '../resources/require-resource.ts';

export async function loadImage({ world, app }: Call, resourceId: string): Promise<Pixels> {
  const record = requireResource(world, app.id, resourceId, '/imageResourceId');
  const pixels = await readPixels(world, record);
  if (pixels) return pixels;
  throw new ProblemError(
    'UNSUPPORTED_MEDIA',
    'The file is not a PNG, JPEG or WebP image within the limits.',
  );
}
