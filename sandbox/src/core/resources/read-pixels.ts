import { decodePng } from '../images/decode-png.ts';
import { encodePng } from '../images/encode-png.ts';
import { hashText } from '../images/noise.ts';
import { paint } from '../images/paint.ts';
import { paintMask } from '../images/paint-mask.ts';
import type { Pixels } from '../images/pixels.ts';
import { followRecipe } from '../images/recipe.ts';
import type { Bytes } from '../read-body.ts';
import type { World } from '../world.ts';
import { maskPrompt } from './fixture-resources.ts';
import type { ResourceRecord } from './resource-store.ts';

/** Results may be made from results; a long chain is cut so that one read stays cheap. */
const maxDepth = 3;

/** The pixels may be shared: whoever changes them copies them first. */
export async function readPixels(
  world: World,
  record: ResourceRecord,
  depth = 0,
): Promise<Pixels | undefined> {
  if (record.recipe?.paint.prompt === maskPrompt) {
    return paintMask(record.recipe.width, record.recipe.height);
  }
  if (record.recipe) {
    const cached = world.pixels.get(record.id);
    if (cached) return cached;
    const painted = await followRecipe(record.recipe, async id => {
      const source = world.resources.find(id, world.clock());
      return source && depth < maxDepth ? readPixels(world, source, depth + 1) : undefined;
    });
    world.pixels.set(record.id, painted);
    return painted;
  }
  if (!record.bytes || !record.header) return undefined;
  const decoded = record.header.format === 'png' ? await decodePng(record.bytes) : undefined;
  return decoded ?? standIn(record.bytes, record.header.width, record.header.height);
}

/** The core has no JPEG or WebP decoder. A picture of the same size, painted from the bytes, stands in. */
function standIn(bytes: Bytes, width: number, height: number): Pixels {
  const sample = bytes.subarray(0, 4096).join(',');
  const seed = hashText(sample);
  const spec = { prompt: sample, seed, steps: 30, modelId: 'upload', loras: [] };
  return paint({ ...spec, baseModel: 'SD1.5' }, width, height);
}

/** The file as it is downloaded. */
export async function readFile(world: World, record: ResourceRecord): Promise<Bytes | undefined> {
  if (record.bytes) return record.bytes;
  const cached = world.files.get(record.id);
  if (cached) return cached;
  const pixels = await readPixels(world, record);
  if (!pixels) return undefined;
  const file = await encodePng(pixels);
  world.files.set(record.id, file);
  return file;
}
