import { signRequest, stringToSign, toHex, utf8 } from '@easel/signing';
import {
  explainFailure,
  type Finding,
  findFirstDifference,
  readClock,
  readHeader,
  readNonce,
  readToken,
} from '@easel/signing/explain';
import { createKeyRing } from './key-ring.ts';
import type { Bytes, Lab } from './lab-messages.ts';

async function sha256(bytes: Bytes): Promise<string | undefined> {
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', bytes);
  return digest && toHex(new Uint8Array(digest));
}

/** The body that the server received, when the string it built is otherwise the one expected. */
function bodyIn(
  built: string | undefined,
  { method, path, params }: { method: string; path: string; params: Map<string, string> },
): Bytes | undefined {
  const lines = [method.toUpperCase(), path, params.get('timestamp'), params.get('nonce_str'), ''];
  const head = lines.join('\n');
  // A body that is not UTF-8 does not survive the way through JSON.
  if (!built?.startsWith(head) || built.includes('\ufffd')) return undefined;
  return utf8(built.slice(head.length));
}

const visible = 'visible' as const;

/** Everything the lab does, apart from showing it; runs in a worker, where the keys stay. */
export function createLab(deviceTime = () => Date.now()): Lab {
  const ring = createKeyRing();
  /** Which signature came with a nonce: the same one again is the same request looked at twice. */
  const seen = new Map<string, string>();

  return {
    learnSandbox: async keys => ring.learnSandbox(keys),
    hold: pem => ring.hold(pem),
    holdSandbox: () => ring.holdSandbox(),
    forget: async () => ring.forget(),

    async build({ method, path, timestamp, nonce, body, appId, keyId }) {
      const bytes = stringToSign({ method, path, timestamp, nonce, body });
      const findings: Finding[] = [
        ...readClock(timestamp, undefined),
        ...readNonce(nonce, false).map(found => ({ ...found, confidence: visible })),
      ];
      if (!/^\/[!"$-~]*$/.test(path)) {
        findings.push({ code: 'path-malformed', params: { path }, confidence: 'visible' });
      }
      const privateKey = ring.signer();
      const named = { appId, keyId: keyId || undefined, timestamp: Number(timestamp), nonce };
      const signed =
        privateKey && !findings.length
          ? await signRequest({ ...named, privateKey, method, path, body })
          : undefined;
      const digest = await sha256(bytes);
      return { bytes, sha256: digest, findings, authorization: signed?.authorization };
    },

    async check({ method, path, origin, authorization, body, unseenBody, unfilled, answer }) {
      if (unfilled) return { verdict: 'unfilled', findings: [] };
      const token = readToken(authorization)?.map(found => ({ ...found, confidence: visible }));
      if (token) return { verdict: token.length ? 'faulty' : 'token', findings: token };
      const { params } = readHeader(authorization);
      const appId = params.get('app_id') ?? '';
      const nonce = `${appId} ${params.get('nonce_str') ?? ''}`;
      const signature = params.get('signature') ?? '';
      const reused = seen.has(nonce) && seen.get(nonce) !== signature;
      if (signature) seen.set(nonce, signature);
      const skewed = answer.code === 'TIMESTAMP_SKEW';
      const device = Math.floor(deviceTime() / 1000);
      const keys = await ring.registered(appId, params.get('key_id') ?? '');
      const { stringToSign: built } = answer;
      const received = unseenBody && bodyIn(built, { method, path, params });
      const { verifies, needsBody, findings, expected, signed } = await explainFailure({
        method,
        path,
        body: received ?? body,
        unseenBody: received ? undefined : unseenBody,
        authorization,
        keys,
        otherKeys: await ring.strangers(),
        now: answer.now ?? (skewed ? device : undefined),
        nonceSeen: reused || answer.code === 'NONCE_REUSED',
        ...(origin && { origins: [origin, origin.replace(/^https/, 'http')] }),
      });
      const server = built === undefined ? undefined : utf8(built);
      const changed = server && !needsBody && findFirstDifference(server, expected) !== undefined;
      const timestamp = Number(params.get('timestamp'));
      const judged = keys ? 'fits' : 'unverified';
      return {
        verdict: needsBody ? 'body-missing' : verifies ? judged : 'faulty',
        findings,
        expected,
        sha256: await sha256(expected),
        signed,
        server: changed ? server : undefined,
        ahead: Number.isSafeInteger(timestamp) && timestamp ? timestamp - device : undefined,
      };
    },
  };
}
