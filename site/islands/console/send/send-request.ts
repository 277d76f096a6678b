import { inTime } from '@easel/search/docusaurus/theme/in-time.ts';
import {
  CLOCK_WINDOW_SECONDS,
  createNonce,
  printAuthorization,
  stringToSign,
} from '@easel/signing';
import type { KeyClient } from '../keys/key-client';
import type { Target, WireRequest } from '../request/build-request';
import { parseJson } from '../request/draft';
import { noteJob } from '../seen-jobs';
import { inPageSandbox, sandboxTime } from '../session';

export interface SentRequest extends WireRequest {
  url: string;
  authorization: string;
  stringToSign: string;
}

export interface Exchange {
  sent: SentRequest;
  status: number;
  headers: [string, string][];
  text: string;
  json: unknown;
  ms: number;
}

export function targetFetch({ kind, origin }: Target): typeof fetch {
  if (kind === 'page') return (input, init) => inPageSandbox().fetch(input as string, init);
  return (input, init) =>
    unlessRefused(origin, () =>
      fetch(input, {
        ...init,
        credentials: 'omit',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
      }),
    );
}

/** A visit keeps the policy of its first page, and only pages with a console may call the reader's own computer. */
export class RefusedByPolicy extends Error {}

async function unlessRefused<T>(origin: string, ask: () => Promise<T>): Promise<T> {
  let refused = false;
  const hear = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    refused ||= blockedURI.startsWith(origin);
  };
  document.addEventListener('securitypolicyviolation', hear);
  try {
    return await ask();
  } catch (error) {
    // The page hears of a refusal a moment after the request has failed.
    await new Promise(resolve => setTimeout(resolve, 100));
    throw refused ? new RefusedByPolicy() : error;
  } finally {
    document.removeEventListener('securitypolicyviolation', hear);
  }
}

/** No operation takes as long: a job is created at once, and looked at again and again. */
const longestSeconds = 60;

/** Well within the server's window. */
const staleMs = (CLOCK_WINDOW_SECONDS / 5) * 1000;

/** Whoever skips ahead while the key signs leaves the signature too old for the sandbox; then it is made again. */
async function signNow(
  key: Pick<KeyClient, 'sign'>,
  { method, path }: WireRequest,
  body: Uint8Array<ArrayBuffer> | undefined,
  clock: () => number,
) {
  for (;;) {
    const now = clock();
    const timestamp = Math.floor(now / 1000);
    const nonce = createNonce();
    const bytes = stringToSign({ method, path, timestamp, nonce, body });
    const signature = await key.sign(bytes);
    if (clock() - now < staleMs) return { timestamp, nonce, bytes, signature };
  }
}

/** Far outside the server's window. */
const lateMs = 3_600_000;

/** The classic mistake: the body that is signed is not the one that is sent. */
function signOther(key: Pick<KeyClient, 'sign'>): KeyClient['sign'] {
  return bytes => key.sign(new Uint8Array([...bytes, 0x20]));
}

/** Signs the very bytes that go out, and tells afterwards what went out. */
export async function sendRequest(
  target: Target,
  key: Pick<KeyClient, 'sign'>,
  request: WireRequest,
): Promise<Exchange> {
  const body = request.body === undefined ? undefined : new TextEncoder().encode(request.body);
  const { mistake } = request;
  const now = target.kind === 'page' ? sandboxTime : Date.now;
  const clock = mistake === 'timestamp' ? () => now() - lateMs : now;
  const signer = mistake === 'signature' ? { sign: signOther(key) } : key;
  const { timestamp, nonce, bytes, signature } = await signNow(signer, request, body, clock);
  const { appId } = target;
  const authorization =
    mistake === 'token'
      ? 'Bearer sbx_token_unknown'
      : printAuthorization({ appId, nonce, timestamp, signature });
  const url = target.origin + request.path;
  const started = performance.now();
  const answer = async () => {
    const response = await targetFetch(target)(url, {
      method: request.method,
      headers: { ...request.headers, Authorization: authorization },
      ...(body ? { body } : {}),
    });
    return { response, text: await response.text() };
  };
  const { response, text } = await inTime(answer(), longestSeconds);
  const json = parseJson(text);
  noteJob(json, Date.now());
  return {
    sent: { ...request, url, authorization, stringToSign: new TextDecoder().decode(bytes) },
    status: response.status,
    headers: [...response.headers],
    text,
    json,
    ms: performance.now() - started,
  };
}
