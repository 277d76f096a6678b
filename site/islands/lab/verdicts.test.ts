import { importPrivateKey, signRequest } from '@easel/signing';
import { expect, it } from 'vitest';
import { checkPasted, readPem, startTestLab } from './test-requests.ts';

const privateKey = await importPrivateKey(readPem('throwaway-sandbox-1.pkcs8'));
const timestamp = 1_760_000_000;
const body = '{"stages":[],"count":1}';
const url = 'https://api.easel.example/v1/jobs';

async function sign(signedBody = body, method = 'POST'): Promise<string> {
  const request = { method, path: '/v1/jobs', body: signedBody, timestamp };
  return (await signRequest({ appId: 'app_sandbox', privateKey, ...request })).authorization;
}

async function check(text: string, withKey = true) {
  const lab = await startTestLab(timestamp);
  if (withKey) await lab.holdSandbox();
  const { verdict, findings } = await checkPasted(lab, text);
  return [verdict, ...findings.map(({ code, confidence }) => `${code} ${confidence}`)];
}

it.each([true, false])('a token is a token, key held: %s', async withKey => {
  const token = (value: string) => check(`curl ${url} -H 'Authorization: ${value}'`, withKey);
  expect(await token('Bearer sbx_token_sandbox')).toEqual(['token']);
  expect(await token('bearer sbx_token_sandbox')).toEqual(['token']);
  expect(await token('Bearer "sbx_token_sandbox"')).toEqual(['faulty', 'token-malformed visible']);
  expect(await token('Bearer: sbx_token_sandbox')).toEqual(['faulty', 'token-malformed visible']);
});

it('a signature under the word Bearer is no token', async () => {
  const header = (await sign('', 'GET')).replace('EASEL-SHA256-RSA', 'Bearer');
  expect(await check(`curl ${url} -H 'Authorization: ${header}'`)).toEqual([
    'faulty',
    'wrong-scheme visible',
  ]);
});

/** The ways in which a body stays out of a paste. */
const withoutBody: Record<string, (authorization: string) => string> = {
  'curl -v': header =>
    `* Connected to h (127.0.0.1) port 8787\n> POST /v1/jobs HTTP/1.1\n> Host: h.example\n> Authorization: ${header}\n> Content-Type: application/json\n> Content-Length: ${body.length}\n>\n* upload completely sent off\n< HTTP/1.1 401 Unauthorized\n< Content-Length: 300\n<\n{"code":"SIGN_ERROR"}`,
  '--data-binary @file': header =>
    `curl ${url} -H 'Authorization: ${header}' --data-binary @body.json`,
  '-d @file': header => `curl ${url} -H 'Authorization: ${header}' -d @body.json`,
  'a length alone': header =>
    `POST /v1/jobs HTTP/1.1\nAuthorization: ${header}\nContent-Length: ${body.length}\n`,
  'a part of the body': header =>
    `POST /v1/jobs HTTP/1.1\nAuthorization: ${header}\nContent-Length: ${body.length}\n\n${body.slice(0, 9)}`,
  'chunks alone': header =>
    `POST /v1/jobs HTTP/1.1\nAuthorization: ${header}\nTransfer-Encoding: chunked\n`,
  'a content type alone': header =>
    `POST /v1/jobs HTTP/1.1\nAuthorization: ${header}\nContent-Type: application/json\n`,
};

it.each(Object.entries(withoutBody))('%s: the body is missing', async (_, spell) => {
  expect(await check(spell(await sign()))).toEqual(['body-missing']);
  expect(await check(spell(await sign()), false)).toEqual(['body-missing']);
  const spaced = spell((await sign()).replaceAll(',', ', '));
  expect(await check(spaced)).toEqual(['body-missing', 'header-spaces visible']);
});

it('a signature that fits without the body was made without it', async () => {
  const header = await sign('');
  expect(await check(withoutBody['curl -v']!(header))).toEqual([
    'faulty',
    'body-not-signed proven',
  ]);
  expect(await check(withoutBody['a content type alone']!(header))).toEqual(['fits']);
});

it('takes the body from the string that the server built', async () => {
  const lab = await startTestLab(timestamp);
  await lab.holdSandbox();
  const header = await sign(JSON.stringify(JSON.parse(body), null, 2));
  const nonce = header.split('nonce_str=')[1]?.split(',')[0];
  const stringToSign = `POST\n/v1/jobs\n${timestamp}\n${nonce}\n${body}`;
  const answer = JSON.stringify({ code: 'SIGN_ERROR', stringToSign });
  const checked = await checkPasted(lab, withoutBody['curl -v']!(header), answer);
  expect(checked.verdict).toBe('faulty');
  expect(checked.findings).toMatchObject([{ code: 'json-whitespace', confidence: 'proven' }]);
});

it('what a shell has yet to fill in is not judged', async () => {
  expect(await check(`curl ${url} -H "Authorization: $AUTH"`)).toEqual(['unfilled']);
});

it('what matches no mistake is not called proven', async () => {
  const text = `curl ${url} -H 'Authorization: ${await sign('{"other":true}')}' -d '${body}'`;
  expect(await check(text)).toEqual(['faulty', 'signed-other-content unexplained']);
});
