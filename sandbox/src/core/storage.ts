import { decodeBase64 } from '@easel/signing';
import { models } from './catalogue/models.ts';
import { limits } from './contract-data.ts';
import { hexDigest, hmacBase64 } from './crypto.ts';
import { encodePng } from './images/encode-png.ts';
import { readImageHeader } from './images/image-header.ts';
import { followRecipe } from './images/recipe.ts';
import { ProblemError } from './problem.ts';
import { type Bytes, readBody } from './read-body.ts';
import { readForm } from './resources/read-form.ts';
import { readFile } from './resources/read-pixels.ts';
import type { ResourceRecord } from './resources/resource-store.ts';
import { checkSignedUrl } from './resources/signed-url.ts';
import type { World } from './world.ts';

const maxBytes = limits['upload-size'].maximum;

/** `PUT /upload/r/{id}`: the object storage behind create-resource-image. */
export async function putUpload(world: World, request: Request, id: string): Promise<Response> {
  const now = world.clock();
  await checkSignedUrl(world, 'PUT', new URL(request.url), now);
  const record = openRecord(world, id, now);
  const { contentType } = record.upload!;
  if (contentType && request.headers.get('content-type') !== contentType) {
    throw new ProblemError('PERMISSION_DENIED', `The header Content-Type must be ${contentType}.`);
  }
  await store(world, record, await readBody(request, maxBytes));
  return new Response(null, { status: 200 });
}

/** `POST /upload/form`: the form upload behind create-resource-image-sts. */
export async function postUpload(world: World, request: Request): Promise<Response> {
  const now = world.clock();
  const { fields, file } = readForm(
    await readBody(request, maxBytes + 65_536),
    request.headers.get('content-type') ?? '',
  );
  const policy = fields.get('policy') ?? '';
  if (fields.get('Signature') !== (await hmacBase64(await world.urlKey, policy))) {
    throw new ProblemError('PERMISSION_DENIED', 'The signature of the policy is not valid.');
  }
  const { expiration, conditions } = JSON.parse(
    new TextDecoder().decode(decodeBase64(policy) ?? new Uint8Array()),
  );
  const key: string = conditions[0][2];
  const id = key.split('/').pop()!;
  if (Date.parse(expiration) < now || fields.get('key') !== key) {
    throw new ProblemError('PERMISSION_DENIED', 'The policy has expired or is for another key.');
  }
  if (fields.get('x-oss-security-token') !== `sandbox-token-${id}` || !file) {
    throw new ProblemError('PERMISSION_DENIED', 'The token is wrong or the file is missing.');
  }
  await store(world, openRecord(world, id, now), file);
  const status = Number(fields.get('success_action_status') ?? 204);
  return new Response(status === 204 ? null : '', { status: status === 200 ? 200 : 204 });
}

function openRecord(world: World, id: string, now: number): ResourceRecord {
  const record = world.resources.find(id, now);
  if (!record?.upload || record.upload.openUntil < now)
    throw new ProblemError('RESOURCE_NOT_FOUND');
  if (record.bytes) throw new ProblemError('PERMISSION_DENIED', 'The file has arrived before.');
  return record;
}

/** Storage takes any bytes; whether they are an image shows when somebody uses them. */
async function store(world: World, record: ResourceRecord, bytes: Bytes): Promise<void> {
  const { contentLength, contentSha256 } = record.upload!;
  const size = contentLength ?? maxBytes;
  if (bytes.length > size || bytes.length > maxBytes) throw new ProblemError('BODY_TOO_LARGE');
  if (bytes.length === 0 || (contentLength && bytes.length !== contentLength)) {
    throw new ProblemError('PERMISSION_DENIED', `Expected ${size} bytes, found ${bytes.length}.`);
  }
  if (contentSha256 && (await hexDigest(bytes)) !== contentSha256) {
    throw new ProblemError('PERMISSION_DENIED', 'The bytes do not match contentSha256.');
  }
  const header = readImageHeader(bytes);
  world.resources.put({ ...record, bytes, ...(header ? { header } : {}) });
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

/** `GET /media/showcase/{modelId}.png`: what a public model paints. */
export async function getShowcase(world: World, modelId: string): Promise<Response> {
  const model = models.find(candidate => candidate.id === modelId && !candidate.private);
  if (!model) throw new ProblemError('RESOURCE_NOT_FOUND');
  const key = `showcase ${modelId}`;
  const size = { width: 512, height: 512 };
  const { baseModel, name } = model;
  const loras = model.modelType === 'LORA' ? [modelId] : [];
  const paint = { prompt: name, seed: 1, steps: 30, baseModel, modelId, loras };
  const file =
    world.files.get(key) ??
    (await encodePng(
      await followRecipe(
        { paint, canvas: size, ...size, controls: [], note: name },
        async () => undefined,
      ),
    ));
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
