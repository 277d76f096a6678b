import type { FieldError, Resource } from '@easel/contract/types';
import { type Bytes, hmacHex, hmacMatches } from '../bytes.ts';
import { type BaseModel, limits } from '../contract-data.ts';
import type { ImageHeader } from '../images/image-header.ts';
import { hashText } from '../images/noise.ts';
import { paintMask } from '../images/paint-mask.ts';
import { type Pixels, resize, withinArea } from '../images/pixels.ts';
import { decodePng, encodePng } from '../images/png.ts';
import { models } from '../models.ts';
import { paint } from '../painter/index.ts';
import { paintPose } from '../painter/pose.ts';
import { followRecipe } from '../painter/recipe.ts';
import { ProblemError } from '../problem.ts';
import type { World } from '../world.ts';
import type { ResourceRecord } from './resource-store.ts';

export function requireResource(
  world: World,
  appId: string,
  id: string,
  pointer: string,
): ResourceRecord {
  const record = world.resources.findFor(appId, id, world.clock());
  const point = (code: FieldError['code'], detail: string) => ({
    extra: { errors: [{ pointer, code, detail }] },
  });
  if (!record) {
    const detail = `There is no image ${id} for this app.`;
    throw new ProblemError('RESOURCE_NOT_FOUND', detail, point('NOT_FOUND', detail));
  }
  if (record.upload && !record.bytes) {
    const detail = `No bytes have arrived for image ${id}.`;
    throw new ProblemError('RESOURCE_NOT_UPLOADED', detail, point('INVALID', detail));
  }
  return record;
}

/** Addresses are signed anew at each read. */
export async function describeResource(
  world: World,
  origin: string,
  id: string,
  header: ImageHeader,
  now: number,
): Promise<Resource> {
  const life = limits['result-url-life'].value;
  const path = `/media/r/${id}.${header.format}`;
  return {
    id,
    url: await signUrl(world, 'GET', origin, path, now + life * 1000),
    expiredIn: String(life),
    meta: { image: { ...header } },
  };
}

export async function signUrl(
  world: World,
  method: string,
  origin: string,
  path: string,
  expiresAt: number,
): Promise<string> {
  const expires = Math.floor(expiresAt / 1000);
  const signature = await hmacHex(await world.urlKey, `${method}\n${path}\n${expires}`);
  return `${origin}${path}?expires=${expires}&sig=${signature}`;
}

export async function checkSignedUrl(
  world: World,
  method: string,
  url: URL,
  now: number,
): Promise<void> {
  const expires = url.searchParams.get('expires') ?? '';
  const text = `${method}\n${url.pathname}\n${expires}`;
  if (!(await hmacMatches(await world.urlKey, text, url.searchParams.get('sig') ?? ''))) {
    throw new ProblemError('ADDRESS_INVALID', 'The signature of this URL is not valid.');
  }
  if (Number(expires) * 1000 < now) {
    throw new ProblemError('ADDRESS_INVALID', 'This URL has expired. Request a new one.');
  }
}

/** Results may be made from results; a long chain is cut so that one read stays cheap. */
const maxDepth = 3;

/** Fixtures that show nothing but help to make pictures. */
const tools: Record<string, (width: number, height: number) => Pixels> = {
  'sandbox mask': paintMask,
  'sandbox pose': paintPose,
};

/** The pixels may be shared: whoever changes them copies them first. */
export async function readPixels(
  world: World,
  record: ResourceRecord,
  depth = 0,
): Promise<Pixels | undefined> {
  if (record.recipe) {
    const { paint: spec, width, height } = record.recipe;
    const tool = record.appId === '*' && tools[spec.prompt];
    if (tool) return tool(width, height);
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

const standInPixels = 300_000;

/** The core has no JPEG or WebP decoder. A picture of the same size, painted from the bytes, replaces it. */
function standIn(bytes: Bytes, width: number, height: number): Pixels {
  const seed = hashText(bytes.subarray(0, 4096).join(','));
  const spec = { prompt: '', seed, steps: 30, modelId: 'upload', loras: [] };
  const small = withinArea(width, height, standInPixels);
  const painted = paint({ ...spec, baseModel: 'SD1.5' }, small.width, small.height);
  return resize(painted, width, height);
}

/** The mark in the corner is small; the file says it in words. */
const commentOn = (note: string): string =>
  ['Sandbox art, drawn by a procedure and not by a model', note].filter(Boolean).join('; ');

/** The file as it is downloaded. */
async function readFile(world: World, record: ResourceRecord): Promise<Bytes | undefined> {
  if (record.bytes) return record.bytes;
  const cached = world.files.get(record.id);
  if (cached) return cached;
  const pixels = await readPixels(world, record);
  if (!pixels) return undefined;
  const file = encodePng(pixels, record.recipe && commentOn(record.recipe.note));
  world.files.set(record.id, file);
  return file;
}

/** `GET /media/r/{id}.{format}`. */
export async function getMedia(world: World, request: Request, id: string): Promise<Response> {
  const now = world.clock();
  await checkSignedUrl(world, 'GET', new URL(request.url), now);
  const record = world.resources.find(id, now);
  const file = record && (await readFile(world, record));
  if (!file) throw new ProblemError('RESOURCE_NOT_FOUND');
  return imageResponse(file, record.header?.format ?? 'png');
}

/** What each family is shown with. */
const showcases: Record<BaseModel, string> = {
  'SD1.5': 'a cottage in a meadow, trees, spring',
  SDXL: 'a sailing ship in a harbour at dusk, mountains',
  FLUX: 'a lotus and two fish',
};

/** `GET /media/showcase/{modelId}.png`: what a public model paints. */
export async function getShowcase(world: World, modelId: string): Promise<Response> {
  const model = models.find(candidate => candidate.id === modelId && !candidate.private);
  if (!model) throw new ProblemError('RESOURCE_NOT_FOUND');
  const key = `showcase ${modelId}`;
  const size = { width: 512, height: 512 };
  const { baseModel, name } = model;
  const loras = model.modelType === 'LORA' ? [{ name, weight: 1 }] : [];
  const prompt = showcases[baseModel];
  const spec = { prompt, seed: 1, steps: 30, baseModel, modelId, loras };
  const file =
    world.files.get(key) ??
    encodePng(
      await followRecipe(
        { paint: spec, canvas: size, ...size, controls: [], note: name },
        async () => undefined,
      ),
    );
  world.files.set(key, file);
  return imageResponse(file, 'png');
}

function imageResponse(file: Bytes, format: string): Response {
  return new Response(file, {
    headers: {
      'Content-Type': `image/${format}`,
      'Cache-Control': 'private, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
