import type { ResourceTerm } from '@easel/contract/types';
import { decodeBase64 } from '@easel/signing';
import { type Bytes, hexDigest, hmacBase64 } from '../bytes.ts';
import { limits } from '../contract-data.ts';
import { readImageHeader } from '../images/image-header.ts';
import { ProblemError } from '../problem.ts';
import { readBody } from '../read-request.ts';
import type { Call, World } from '../world.ts';
import { checkSignedUrl } from './media.ts';
import type { ResourceRecord, UploadTerms } from './resource-store.ts';

/** An image that has no bytes yet. */
export function openUpload(
  { world, app, now }: Call,
  id: string,
  term: ResourceTerm | undefined,
  upload: UploadTerms,
): void {
  if (term === 2 && !app.longTerm) throw new ProblemError('LONG_TERM_NOT_ALLOWED');
  const life = limits['resource-life'].value * 1000;
  const expiresAt = term === 2 ? Number.POSITIVE_INFINITY : now + life;
  world.resources.put({ id, appId: app.id, expiresAt, upload });
}

export const imageContentTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Other image types are outside the enum of the contract but have a code of their own. */
export function refuseOtherImageTypes(body: unknown): void {
  const type = (body as { contentType?: unknown } | null)?.contentType;
  if (typeof type !== 'string' || !/^[a-z]+\/[\w.+-]+$/i.test(type)) return;
  if (imageContentTypes.some(known => known === type)) return;
  const detail = `Expected image/png, image/jpeg or image/webp, found ${type.slice(0, 100)}.`;
  throw new ProblemError('UNSUPPORTED_MEDIA', detail, {
    extra: { errors: [{ pointer: '/contentType', code: 'ENUM', detail }] },
  });
}

const maxBytes = limits['upload-size'].maximum;

/** `PUT /upload/r/{id}`: the object storage behind create-resource-image. */
export async function putUpload(world: World, request: Request, id: string): Promise<Response> {
  const now = world.clock();
  await checkSignedUrl(world, 'PUT', new URL(request.url), now);
  const record = openRecord(world, id, now);
  checkHeaders(record.upload!.headers ?? {}, request.headers);
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
    throw new ProblemError('UPLOAD_REFUSED', 'The signature of the policy is not valid.');
  }
  const { expiration, conditions } = JSON.parse(
    new TextDecoder().decode(decodeBase64(policy) ?? new Uint8Array()),
  );
  const key: string = conditions[0][2];
  const id = key.split('/').pop()!;
  if (Date.parse(expiration) < now) {
    throw new ProblemError('ADDRESS_INVALID', 'The policy has expired. Request a new one.');
  }
  const record = openRecord(world, id, now);
  for (const [name, value] of Object.entries({ key, ...record.upload!.fields })) {
    if (fields.get(name) === value) continue;
    throw new ProblemError('UPLOAD_REFUSED', `The field ${name} must be sent as it was given.`);
  }
  if (!file) throw new ProblemError('UPLOAD_REFUSED', 'The field file is missing.');
  await store(world, record, file);
  const status = Number(fields.get('success_action_status') ?? 204);
  return new Response(status === 204 ? null : '', { status: status === 200 ? 200 : 204 });
}

/** What storage signs, and so compares. Others, such as User-Agent, are the client's own affair. */
const comparedHeaders = /^(authorization|content-(type|encoding|md5)|x-(content|oss|amz)-.*)$/;

function checkHeaders(given: Record<string, string>, sent: Headers): void {
  for (const [name, value] of Object.entries(given)) {
    if (sent.get(name) === value) continue;
    throw new ProblemError('UPLOAD_REFUSED', `The header ${name} must be ${value}.`);
  }
  const known = new Set(Object.keys(given).map(name => name.toLowerCase()));
  for (const name of sent.keys()) {
    if (known.has(name) || !comparedHeaders.test(name)) continue;
    throw new ProblemError('UPLOAD_REFUSED', `The header ${name} was not among those given.`);
  }
}

function openRecord(world: World, id: string, now: number): ResourceRecord {
  const record = world.resources.find(id, now);
  if (!record?.upload || record.upload.openUntil < now)
    throw new ProblemError('ADDRESS_INVALID', 'This upload URL is no longer open.');
  if (record.bytes) throw new ProblemError('UPLOAD_REFUSED', 'A file has arrived here before.');
  return record;
}

/** Storage takes any bytes; whether they are an image shows when somebody uses them. */
async function store(world: World, record: ResourceRecord, bytes: Bytes): Promise<void> {
  const { contentLength, contentSha256 } = record.upload!;
  const found = `found ${bytes.length}`;
  if (bytes.length > (contentLength ?? maxBytes)) {
    const most = contentLength
      ? `${contentLength} bytes, as declared`
      : `at most ${maxBytes} bytes`;
    throw new ProblemError('BODY_TOO_LARGE', `Expected ${most}, ${found}.`);
  }
  if (bytes.length === 0) throw new ProblemError('UPLOAD_REFUSED', 'The file is empty.');
  if (contentLength && bytes.length !== contentLength) {
    throw new ProblemError(
      'UPLOAD_REFUSED',
      `Expected ${contentLength} bytes, as declared, ${found}.`,
    );
  }
  if (contentSha256 && (await hexDigest(bytes)) !== contentSha256) {
    throw new ProblemError('UPLOAD_REFUSED', 'The bytes do not match contentSha256.');
  }
  const header = readImageHeader(bytes);
  world.resources.put({ ...record, bytes, ...(header ? { header } : {}) });
}

interface UploadForm {
  fields: Map<string, string>;
  file?: Bytes;
}

const maxParts = 20;

/** `file` must come last, as object storage demands: what follows it is not read. */
function readForm(body: Bytes, contentType: string): UploadForm {
  const boundary = /^multipart\/form-data;.*boundary="?([^";]{1,70})"?/i.exec(contentType)?.[1];
  if (!boundary)
    throw new ProblemError('UNSUPPORTED_CONTENT_TYPE', 'Expected multipart/form-data.');
  // With its line break the delimiter cannot overlap itself, so hostile bytes cannot slow the search down.
  const delimiter = new TextEncoder().encode(`\r\n--${boundary}`);
  const fields = new Map<string, string>();
  const opensWith = delimiter.subarray(2).every((byte, index) => body[index] === byte);
  let at = opensWith ? -2 : -1;
  for (let part = 0; at !== -1 && part < maxParts; part++) {
    const start = at + delimiter.length + 2;
    const headerEnd = find(body, new Uint8Array([13, 10, 13, 10]), start);
    const next = headerEnd < 0 ? -1 : find(body, delimiter, headerEnd + 2);
    if (next < 0) break;
    const header = new TextDecoder().decode(body.subarray(start, headerEnd));
    const name = /name="([^"]*)"/i.exec(header)?.[1] ?? '';
    const value = body.slice(headerEnd + 4, Math.max(headerEnd + 4, next));
    if (name === 'file') return { fields, file: value };
    fields.set(name, new TextDecoder().decode(value));
    at = next;
  }
  return { fields };
}

function find(body: Uint8Array, pattern: Uint8Array, from: number): number {
  for (let at = body.indexOf(pattern[0]!, from); at >= 0; at = body.indexOf(pattern[0]!, at + 1)) {
    if (pattern.every((byte, index) => body[at + index] === byte)) return at;
  }
  return -1;
}
