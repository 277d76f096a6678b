import { describe, expect, it } from 'vitest';
import { bodyBytes } from './paste/pasted-request.ts';
import { readAnswer } from './paste/read-pasted.ts';
import { formats } from './test-formats.ts';
import { commit, mistakes, now } from './test-mistakes.ts';
import { checkPasted, readPem, readVectors, startTestLab } from './test-requests.ts';

/** As they are in the files: what a refused vector has, an accepted one leaves out. */
type Vector = Omit<ReturnType<typeof readVectors>[number], 'expect'> & {
  expect: { ok: boolean; code?: string; explain?: string[] };
};
const vectors: Vector[] = readVectors();
const refused = vectors.filter(({ expect: { ok } }) => !ok);

/** What the server would have answered. */
const answerTo = ({ expect: { code }, server }: Vector) =>
  JSON.stringify({ code, serverTime: new Date(server.now * 1000).toISOString() });

/** The lab has no key of a second app, and only the server remembers nonces. */
const knowable = ({ expect: { code, explain = [] } }: Vector) =>
  explain
    .filter(found => found !== 'nonce-reused' || code === 'NONCE_REUSED')
    .map(found => (found === 'key-of-another-app' ? 'wrong-key' : found));

it('has at least 25 mistakes to name', () => {
  expect(new Set(refused.flatMap(vector => vector.expect.explain ?? [])).size).toBeGreaterThan(25);
});

const shells = Object.entries(formats).filter(([name]) => /^(curl, |HTTP m)/.test(name));

describe.each(shells)('pasted as %s', (_, spell) => {
  it.each(refused.map(vector => [vector.id, vector] as const))('%s', async (_id, vector) => {
    const { method, path, bodyBase64 } = vector.request;
    const bytes = Buffer.from(bodyBase64, 'base64');
    const lab = await startTestLab();
    await lab.holdSandbox();
    const body = bytes.toString();
    const isText = Buffer.from(body).equals(bytes);
    const { authorization } = vector;
    const checked = isText
      ? await checkPasted(lab, spell({ method, path, authorization, body }), answerTo(vector))
      : await lab.check({
          method,
          path,
          authorization,
          body: bodyBytes(bodyBase64, 'base64')!,
          answer: readAnswer(answerTo(vector)),
        });
    expect(checked.verdict).toBe('faulty');
    expect(checked.findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(knowable(vector)),
    );
  });
});

it('has 60 mistakes of its own besides the vectors', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(60);
  expect(new Set(mistakes.map(({ name }) => name)).size).toBe(mistakes.length);
});

it.each(mistakes.map(entry => [entry.name, entry] as const))('%s', async (_, mistake) => {
  const lab = await startTestLab(now);
  await lab.holdSandbox();
  const { sent, right, signed } = commit(mistake);
  const checked = await checkPasted(lab, formats['curl, single quotes']!(sent), `${now}`);
  const [first] = checked.findings;
  expect(checked.verdict).toBe('faulty');
  expect(first?.code).toBe(mistake.code);
  if (mistake.visible) expect(first?.confidence).not.toBe('proven');
  else {
    expect(first?.confidence).toBe('proven');
    expect(Buffer.from(checked.signed ?? checked.expected!)).toEqual(Buffer.from(signed));
    expect(Buffer.from(checked.expected!).toString()).toBe(right);
  }
});

it.each([
  ['pkcs1-labelled-pkcs8', readPem('throwaway-sandbox-1.pkcs1').replaceAll('RSA PRIVATE', 'PRIVATE')],
  ['pkcs8-labelled-pkcs1', readPem('throwaway-sandbox-1.pkcs8').replaceAll('PRIVATE', 'RSA PRIVATE')],
  ['key-too-small', readPem('throwaway-too-small.pkcs8')],
  ['key-too-small', readPem('throwaway-too-small.public')],
  ['pem-newlines-escaped', readPem('throwaway-sandbox-1.pkcs8').replaceAll('\n', '\\n')],
  ['pem-malformed', readPem('throwaway-sandbox-1.pkcs8').slice(0, 400)],
  ['certificate-given', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'],
  ['pem-encrypted', '-----BEGIN ENCRYPTED PRIVATE KEY-----\nAAAA\n-----END ENCRYPTED PRIVATE KEY-----'],
  ['openssh-key', '-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END OPENSSH PRIVATE KEY-----'],
])('names a key that cannot be used: %s', async (code, pem) => {
  const { keys, findings } = await (await startTestLab()).hold(pem);
  expect(findings.map(found => found.code)).toEqual([code]);
  expect(keys).toEqual([]);
}); // biome-ignore format: a table

it('names two halves that are not a pair', async () => {
  const lab = await startTestLab();
  await lab.hold(readPem('throwaway-other-app.public'));
  const { findings } = await lab.hold(readPem('throwaway-sandbox-1.pkcs1'));
  expect(findings).toMatchObject([{ code: 'key-pair-mismatch', confidence: 'visible' }]);
});

it('recognises a signature made with the sandbox key under the reader’s own app', async () => {
  const lab = await startTestLab();
  await lab.hold(readPem('throwaway-other-app.public'));
  const { request, authorization } = vectors.find(({ expect: { ok } }) => ok)!;
  const body = bodyBytes(request.bodyBase64, 'base64')!;
  const { findings } = await lab.check({ ...request, authorization, body, answer: {} });
  expect(findings).toMatchObject([
    { code: 'key-of-another-app', params: { owner: 'app_sandbox key_1' } },
  ]);
});

it('names a nonce that a second, different request uses again', async () => {
  const lab = await startTestLab();
  await lab.holdSandbox();
  const accepted = vectors.filter(
    ({ expect: { ok }, signer }) => ok && signer.appId === 'app_sandbox',
  );
  const [first, second] = accepted.filter(
    ({ authorization }) =>
      /nonce_str=(\w+)/.exec(authorization)?.[1] === '5f0c2a9e4b7d41d8a3c6e1f2b4d59078',
  );
  const check = ({ request, authorization }: Vector) =>
    lab.check({
      ...request,
      authorization,
      body: bodyBytes(request.bodyBase64, 'base64')!,
      answer: {},
    });
  expect((await check(first!)).verdict).toBe('fits');
  expect((await check(first!)).verdict).toBe('fits');
  expect((await check(second!)).findings.map(({ code }) => code)).toEqual(['nonce-reused']);
});

it('sees that the server received another string than was pasted', async () => {
  const lab = await startTestLab();
  const [vector] = vectors.filter(({ expect: { ok } }) => ok);
  const sent = { ...vector!.request, authorization: vector!.authorization, body: '' };
  const answer = JSON.stringify({ code: 'SIGN_ERROR', stringToSign: 'GET\n/v2\n1\n2\n' });
  const checked = await checkPasted(lab, formats['HTTP message']!(sent), answer);
  expect(Buffer.from(checked.server!).toString()).toBe('GET\n/v2\n1\n2\n');
});
