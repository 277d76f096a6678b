import { parseAuthorization } from '../authorization-header.ts';
import { type Bytes, concatBytes, toHex } from '../bytes.ts';
import { ID_PATTERN } from '../scheme.ts';
import type { AppKey, ReceivedRequest } from '../verify-request.ts';
import { buildDraft, type Draft, joinLines } from './draft.ts';
import { digest } from './encodings.ts';
import { findChanges } from './find-changes.ts';
import { findSigner, type Signer } from './find-signer.ts';
import { type Confidence, type Fault, type Finding, fault } from './finding.ts';
import { readHeader } from './read-header.ts';
import { hasRequestId, readBody, readClock, readNonce, readSignature } from './read-request.ts';

export interface FailedRequest extends ReceivedRequest {
  /** The server's unix seconds; without it the clock is not judged. */
  now?: number | undefined;
  /** The app's active public keys: empty if there is no such app, left out if they are not known here. */
  keys?: AppKey[] | undefined;
  /** Public keys of other apps or environments; `keyId` is shown as their owner. */
  otherKeys?: AppKey[] | undefined;
  nonceSeen?: boolean | undefined;
  /** The body, or a part of it, is not known here: `certain` if one was sent, `possible` if it may have been. */
  unseenBody?: 'certain' | 'possible' | undefined;
  /** `https://host` under which the client may have reached the server. */
  origins?: string[] | undefined;
}

export interface Explanation {
  /** True when neither header, signature, clock nor nonce gives a reason to refuse. */
  verifies: boolean;
  /** The signature cannot be judged without the body. */
  needsBody: boolean;
  /** The surest first. */
  findings: Finding[];
  /** The string the server builds. */
  expected: Bytes;
  /** The string the client signed, when it could be reconstructed. */
  signed?: Bytes;
}

const ORIGINS = ['https://api.easel.example', 'http://api.easel.example', 'http://127.0.0.1:8787'];
const RANK: Record<Confidence, number> = {
  proven: 0,
  visible: 0,
  likely: 1,
  unexplained: 1,
  possible: 2,
};

export async function explainFailure(request: FailedRequest): Promise<Explanation> {
  const { params, faults } = readHeader(request.authorization ?? '');
  const appId = params.get('app_id') ?? '';
  const keyId = params.get('key_id');
  const spelt = params.get('signature');
  const signature = spelt ? readSignature(spelt) : undefined;
  const findings: Finding[] = [];
  const add = (confidence: Confidence, list: Fault[]) =>
    findings.push(...list.map(found => ({ ...found, confidence })));
  add('visible', [...faults, ...(signature?.faults ?? [])]);

  const body = concatBytes(request.body);
  const draft: Draft = {
    method: request.method.toUpperCase(),
    path: request.path,
    timestamp: params.get('timestamp') ?? '',
    nonce: params.get('nonce_str') ?? '',
    body: () => body,
    layout: lines => joinLines(lines),
    finish: whole => whole,
  };
  const expected = await buildDraft(draft);

  const { keys = [], otherKeys = [], unseenBody } = request;
  let signer: Signer | undefined;
  if (request.keys && !keys.length && ID_PATTERN.test(appId)) {
    add('visible', [fault('unknown-app', { appId })]);
  } else if (keyId && keys.length && !keys.some(key => key.keyId === keyId)) {
    add('visible', [fault('unknown-key', { keyId })]);
  }
  if (signature?.bytes && keys.length) {
    signer = await findSigner({ signature: signature.bytes, expected, keys, otherKeys, keyId });
    findings.push(...signer.findings);
  }
  const isSigned = signer?.isSigned;
  const complete = draft.timestamp && draft.nonce;
  const fits = isSigned && complete && (await isSigned(expected));
  const origins = request.origins ?? ORIGINS;
  const found =
    isSigned && complete && !fits && !unseenBody
      ? await findChanges(draft, { body, appId, keyId, origins }, isSigned)
      : undefined;
  if (signer) add(fits || found ? 'proven' : signer.otherwise, signer.faults);
  if (found) add('proven', found.change.faults);
  else if (fits && unseenBody === 'certain') add('proven', [fault('body-not-signed')]);
  else if (isSigned && complete && !fits && !unseenBody) {
    const sha256 = toHex(await digest('SHA-256', expected));
    add('unexplained', [fault('signed-other-content', { sha256 })]);
    if (hasRequestId(body)) add('possible', [fault('request-id-regenerated')]);
  }
  // The same bytes as a final newline too many: only the author knows which it was.
  if (body.length && found?.change.faults.some(({ code }) => code === 'extra-final-newline')) {
    add('possible', [fault('body-newline-stripped')]);
  }
  const signed = found?.signed;
  const needsBody = !!unseenBody && !fits;

  if (draft.timestamp) findings.push(...readClock(draft.timestamp, request.now));
  if (draft.nonce) add('visible', readNonce(draft.nonce, request.nonceSeen));
  const strict = parseAuthorization(request.authorization);
  if (!strict.ok && !findings.length) add('visible', [fault(strict.reason, strict.params)]);
  const verifies = !findings.length && !needsBody;
  if (findings.length && !signed) add('visible', readBody(body));

  const unique = findings.filter(
    ({ code }, index) => findings.findIndex(other => other.code === code) === index,
  );
  unique.sort((a, b) => RANK[a.confidence] - RANK[b.confidence]);
  return { verifies, needsBody, findings: unique, expected, ...(signed && { signed }) };
}
