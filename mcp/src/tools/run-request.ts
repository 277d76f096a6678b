import { smallerPicture } from '@easel/sandbox/smaller-picture';
import { decodeBase64, encodeBase64, SigningError, utf8 } from '@easel/signing';
import { z } from 'zod';
import { type SandboxSession, sandboxOrigin } from '../sandbox-session.ts';
import {
  bodyText,
  defineTool,
  jsonBody,
  type LanguageChoice,
  longestAnswer,
  type Picture,
  ToolProblem,
} from '../tool.ts';

/** Bytes of all pictures in an answer: some clients take a megabyte in all, and Base64 makes a third more of them. */
const pictureBytes = 540_000;
const mostPictures = 4;
const told = [
  'content-type',
  'content-length',
  'retry-after',
  'x-request-id',
  'idempotent-replayed',
];
const toldAsWell = ['ratelimit', 'ratelimit-policy', 'allow', 'www-authenticate'];
const longestUpload = 4_000_000;

export const runRequest = (_: LanguageChoice) =>
  defineTool({
    name: 'run_request',
    title: 'Try a request in the sandbox',
    description: `Sends a request to an Easel sandbox inside this process and answers with status, headers, body and pictures. Nothing leaves this machine and nothing is charged. It signs with the sandbox's own key. Jobs take as long as in production, but nobody has to wait: pass \`advance_seconds\`, and the sandbox's clock jumps before the request is handled (60 finishes most jobs). Polling a finished job (GET /v1/jobs/{jobId}) also returns its first picture, scaled down where it would be too large for an answer. The addresses in answers work with this tool only: pass one as \`path\`, GET to download, PUT to upload. \`scenario\` makes an error happen on purpose: the code in kebab case, such as queue-full or service-unavailable. What was created stays until the process ends, or \`reset\`.`,
    changes: true,
    input: z.strictObject({
      method: z.enum(['GET', 'POST', 'DELETE', 'PUT', 'HEAD']),
      path: z
        .string()
        .min(1)
        .max(4000)
        .describe('Path with /v1, such as /v1/jobs, or an address from an answer.'),
      body: jsonBody.optional(),
      body_base64: z
        .string()
        .max(longestUpload)
        .optional()
        .describe('Bytes to upload instead of JSON.'),
      headers: z
        .record(z.string().max(100), z.string().max(1000))
        .default({})
        .describe('More headers, such as those an upload asks for.'),
      scenario: z.string().max(100).optional().describe('An error to provoke.'),
      advance_seconds: z.number().int().min(0).max(31_622_400).default(0),
      pictures: z.number().int().min(0).max(mostPictures).default(1).describe('At most.'),
      reset: z.boolean().default(false).describe('Forget everything first.'),
    }),
    async run(given, { session }) {
      if (given.reset) session.reset();
      if (!session.advance(given.advance_seconds)) {
        throw new ToolProblem('The clock cannot go on that far. Pass reset: true to begin anew.');
      }
      const { method } = given;
      const target = targetOf(given.path);
      const body = bytesOf(given);
      if (body && (method === 'GET' || method === 'HEAD')) {
        throw new ToolProblem(`${method} is sent without a body here. Leave \`body\` out.`);
      }
      const sent = { method, target, headers: headersOf(given, body), body };
      const response = target.startsWith('/v1')
        ? await send(session, sent)
        : await session.sendUnsigned(sent);
      const { data, json, picture } = await read(response, given.pictures);
      const pictures = picture ? [picture] : await download(session, json, given.pictures);
      return { data: { ...data, sandboxTime: new Date(session.now()).toISOString() }, pictures };
    },
  });

async function send(session: SandboxSession, sent: Parameters<SandboxSession['send']>[0]) {
  try {
    return await session.send(sent);
  } catch (error) {
    if (!(error instanceof SigningError)) throw error;
    throw new ToolProblem(
      'This path cannot be signed: it may only have printable ASCII characters and no #. Percent-encode the others.',
    );
  }
}

function targetOf(path: string): string {
  const target = path.startsWith(`${sandboxOrigin}/`) ? path.slice(sandboxOrigin.length) : path;
  const isOurs = /^\/(v1|media|upload)(\/|$)/.test(target);
  if (isOurs && !/[^!"$-~]/.test(target)) return target;
  throw new ToolProblem(
    `${path.slice(0, 200)} is no path of the sandbox. Pass one that begins with /v1, as get_operation says it, or an address from an answer that begins with ${sandboxOrigin}.`,
  );
}

interface Given {
  body?: string | Record<string, unknown> | undefined;
  body_base64?: string | undefined;
  headers: Record<string, string>;
  scenario?: string | undefined;
}

function bytesOf({ body, body_base64: base64 }: Given) {
  if (base64 === undefined) return body === undefined ? undefined : utf8(bodyText(body));
  const bytes = decodeBase64(base64);
  if (bytes) return bytes;
  throw new ToolProblem('`body_base64` is not Base64. Encode the bytes with padding, in one line.');
}

function headersOf({ headers, scenario, body_base64: base64 }: Given, body: unknown) {
  const json = body !== undefined && base64 === undefined;
  const all = {
    ...(json && { 'Content-Type': 'application/json' }),
    ...headers,
    ...(scenario && { 'X-Sandbox-Scenario': scenario }),
  };
  try {
    const checked = new Headers(all);
    // The sandbox's own key signs.
    checked.delete('authorization');
    return Object.fromEntries(checked);
  } catch {
    throw new ToolProblem('A header has a name or a value that HTTP does not allow. Correct it.');
  }
}

async function read(response: Response, pictures: number) {
  const { status, headers } = response;
  const shown = Object.fromEntries(
    [...told, ...toldAsWell].flatMap(name => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const data = { status, headers: shown };
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('image/') && response.ok) {
    const bytes = new Uint8Array(await response.arrayBuffer());
    const picture = pictures > 0 ? await toPicture(bytes, type, pictureBytes) : undefined;
    return { data: { ...data, bytes: bytes.length }, json: undefined, picture };
  }
  const text = await response.text();
  const json = type.includes('json') && text ? JSON.parse(text) : undefined;
  const body = json ?? text.slice(0, longestAnswer);
  return { data: { ...data, body }, json, picture: undefined };
}

async function toPicture(
  bytes: Uint8Array<ArrayBuffer>,
  mimeType: string,
  most: number,
): Promise<Picture | undefined> {
  const fitting = bytes.length <= most ? bytes : await smallerPicture(bytes, most);
  return fitting && { data: encodeBase64(fitting), mimeType };
}

/** Those of a finished job. Blocked ones have no address. */
async function download(session: SandboxSession, json: unknown, most: number): Promise<Picture[]> {
  const addresses = addressesIn(json).slice(0, most);
  const pictures: Picture[] = [];
  for (const address of addresses) {
    const target = address.slice(sandboxOrigin.length);
    const sent = { method: 'GET', target, headers: {}, body: undefined };
    const response = await session.sendUnsigned(sent);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const share = pictureBytes / addresses.length;
    const picture = response.ok ? await toPicture(bytes, 'image/png', share) : undefined;
    if (picture) pictures.push(picture);
  }
  return pictures;
}

function addressesIn(json: unknown): string[] {
  const { job } = (json ?? {}) as { job?: { successInfo?: { images?: unknown } } };
  const images = job?.successInfo?.images;
  if (!Array.isArray(images)) return [];
  return images.flatMap(image => {
    const { url, resource } = image as { url?: unknown; resource?: { url?: unknown } };
    const address = url ?? resource?.url;
    return typeof address === 'string' && address.startsWith(`${sandboxOrigin}/`) ? [address] : [];
  });
}
