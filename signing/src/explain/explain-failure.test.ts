import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { padOnly, readPem, signPss, signWith } from '../../vector-cases/keys.ts';
import { importPublicKey, stringToSign } from '../index.ts';
import { type Explanation, explainFailure, type FailedRequest } from './index.ts';

const key = await importPublicKey(readPem('throwaway-sandbox-1.public'));
const keys = [{ keyId: 'k1', key }];
const nonce = '5f0c2a9e-4b7d-41d8-a3c6-e1f2b4d59078';
const timestamp = 1_760_000_000;

interface Sent {
  method?: string;
  path?: string;
  body?: string | Uint8Array;
}

/** A client that sends one thing and signs another. */
async function explain(sent: Sent, mistake: (text: string) => string | Uint8Array) {
  const { method = 'POST', path = '/v1/jobs' } = sent;
  const body = new Uint8Array(Buffer.from(sent.body ?? ''));
  const expected = stringToSign({ method, path, timestamp, nonce, body });
  const signature = signWith(mistake(Buffer.from(expected).toString())).toString('base64');
  const authorization = `EASEL-SHA256-RSA app_id=app,nonce_str=${nonce},timestamp=${timestamp},signature=${signature}`;
  return explainFailure({ method, path, body, authorization, keys, now: timestamp });
}

const codes = ({ findings }: Explanation) => findings.map(({ code }) => code);
const swap = (from: string, to: string) => (text: string) => text.replace(from, () => to);

const cat = '{"text":"橘猫 <b> a/b","id":881417947308949275,"weight":1}';
const get = { method: 'GET', path: '/v1/models/%E6%A9%98?b=%e7%8c%ab&a=1+2' };

describe('proves what was signed in place of the right string', () => {
  it.each<[string[], Sent, (text: string) => string | Uint8Array]>([
    [['unicode-unescaped'], { body: '{"a":"\\u732b\\\\u732b"}' }, swap('\\u732b\\\\', '猫\\\\')],
    [['unicode-escaped'], { body: cat }, swap('橘猫', '\\u6A58\\u732B')],
    [['html-escaping'], { body: cat }, swap('<b>', '\\u003cb\\u003e')],
    [['html-escaping'], { body: '{"a":"\\u0026"}' }, swap('\\u0026', '&')],
    [['slash-escaping'], { body: cat }, swap('a/b', 'a\\/b')],
    [['json-number-format'], { body: cat }, swap('881417947308949275', '881417947308949200')],
    [['json-number-format'], { body: '{"a":1,"b":[2]}' }, swap('1,"b":[2', '1.0,"b":[2.0')],
    [['json-whitespace'], { body: '{ "a" :1}' }, swap('{ "a" :1}', '{"a":1}')],
    [['json-whitespace'], { body: '{"a":[1,{}]}' }, swap('{"a":[1,{}]}', '{\n    "a": [\n        1,\n        {}\n    ]\n}')],
    [['json-whitespace', 'json-key-order'], { body: '{"b":1,"a":{"d":1,"c":2}}' }, swap('{"b":1,"a":{"d":1,"c":2}}', '{"a": {"c": 2, "d": 1}, "b": 1}')],
    [['json-key-order'], { body: '{"a":1,"b":2,"c":3}' }, swap('{"a":1,"b":2,"c":3}', '{"c":3,"a":1,"b":2}')],
    [['json-double-encoded'], { body: '{"a":1}' }, swap('{"a":1}', '"{\\"a\\":1}"')],
    [['body-stringified-object'], { body: '{"a":1}' }, swap('{"a":1}', '[object Object]')],
    [['body-placeholder'], { method: 'GET' }, text => `${text}{}`],
    [['body-base64'], { body: '{"a":1}' }, swap('{"a":1}', 'eyJhIjoxfQ==')],
    [['body-line-endings'], { body: '{\n"a":1}' }, swap('{\n', '{\r\n')],
    [['body-newline-added'], { body: '{"a":1}\r\n' }, text => text.trimEnd()],
    [['extra-final-newline'], { method: 'GET' }, text => `${text}\n`],
    [['extra-final-newline', 'body-newline-stripped'], { body: '{"a":1}' }, text => `${text}\n`],
    [['unicode-normalised'], { body: '{"a":"é"}' }, text => text.normalize('NFD')],
    [['byte-order-mark'], { body: '{"a":1}' }, text => `\ufeff${text}`],
    [['byte-order-mark'], { body: '\ufeff{"a":1}' }, swap('\ufeff', '')],
    [['body-not-utf8'], { body: Buffer.from('7b2261223a22c3a8227d', 'hex') }, text => text.replace(/\{.*/s, '{"a":"猫"}')],
    [['wrong-charset'], { body: cat }, text => Buffer.from(text, 'utf16le')],
    [['wrong-charset'], { body: '{"a":"é猫"}' }, text => Buffer.from(text.replace('猫', '?'), 'latin1')],
    [['wrong-charset'], { body: cat }, text => Buffer.from(Buffer.from(text).toString('latin1'))],
    [['form-encoded-body'], { body: 'a=1&b=x' }, swap('a=1&b=x', '{"a":"1","b":"x"}')],
    [['query-reordered'], { method: 'GET', path: '/v1?c=3&a=1&b=2' }, swap('c=3&a=1&b=2', 'b=2&c=3&a=1')],
    [['query-re-encoded'], get, swap('%e7%8c%ab', '%E7%8C%AB')],
    [['query-re-encoded'], get, swap('%e7%8c%ab', '猫')],
    [['query-re-encoded'], get, swap('1+2', '1%202')],
    [['path-re-encoded'], get, swap('%E6%A9%98', '橘')],
    [['query-signed-as-body'], { method: 'GET', path: '/v1/jobs?a=1' }, text => `${text.replace('?a=1', '')}a=1`],
    [['path-with-host'], get, swap('/v1', 'api.easel.example/v1')],
    [['path-trailing-slash'], { path: '/v1/jobs?a=1' }, swap('/jobs', '/jobs/')],
    [['path-leading-slash'], {}, swap('/v1', 'v1')],
    [['method-differs'], { method: 'DELETE' }, swap('DELETE', 'POST')],
    [['nonce-differs'], {}, swap(nonce, nonce.replaceAll('-', ''))],
    [['timestamp-differs'], {}, swap(`${timestamp}`, `${timestamp + 300}`)],
    [['timestamp-milliseconds'], {}, swap(`${timestamp}`, `${timestamp}789`)],
    [['line-added'], { body: '{"a":1}' }, text => `app\n${text}`],
    [['line-missing'], { body: '{"a":1}' }, swap(`${timestamp}\n`, '')],
    [['wrong-separator'], { body: '{"a":1}' }, text => text.replaceAll('\n', '')],
    [['newline-escaped', 'json-whitespace'], { body: '{"a":1}' }, text => text.replaceAll('\n', '\\n').replace(':1', ': 1')],
    [['line-endings-crlf', 'query-dropped'], get, text => text.replace(/\?.*/, '').replaceAll('\n', '\r\n')],
    [['signed-other-content'], { body: '{"a":1}' }, swap('{"a":1}', '{"a":2}')],
  ])('%j', async (expected, sent, mistake) => {
    const explanation = await explain(sent, mistake);
    expect(codes(explanation)).toEqual(expected);
    if (expected[0] === 'signed-other-content') {
      expect(explanation.findings[0]?.confidence).toBe('unexplained');
      return;
    }
    expect(explanation.findings[0]?.confidence).toBe('proven');
    const text = Buffer.from(explanation.expected).toString();
    if (typeof sent.body !== 'object') {
      expect(Buffer.from(explanation.signed!)).toEqual(Buffer.from(mistake(text)));
    }
  }); // biome-ignore format: a table
});

it('names a re-serialised body whatever the document', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 3 }), async value => {
      const body = JSON.stringify(value);
      const pretty = JSON.stringify(value, null, 2);
      if (pretty === body) return;
      const explanation = await explain({ body }, text => text.slice(0, -body.length) + pretty);
      expect(codes(explanation)).toEqual(['json-whitespace']);
    }),
    { numRuns: 20 },
  );
});

const request = (signature: Buffer): FailedRequest => ({
  method: 'GET',
  path: '/v1/jobs?limit=1',
  body: new Uint8Array(),
  authorization: `EASEL-SHA256-RSA app_id=app,nonce_str=${nonce},timestamp=${timestamp},signature=${signature.toString('base64')}`,
  keys,
  now: timestamp,
});
const right = Buffer.from(`GET\n/v1/jobs?limit=1\n${timestamp}\n${nonce}\n`);

it.each([32, 222, 20, 0])('proves PSS padding with a salt of %i bytes', async saltLength => {
  const { findings } = await explainFailure(request(signPss(right, saltLength)));
  expect(findings).toEqual([{ code: 'pss-padding', confidence: 'proven', params: {} }]);
});

it('suspects PSS padding even when the string is wrong too', async () => {
  const { findings } = await explainFailure(request(signPss(Buffer.from('other'), 32)));
  expect(findings).toEqual([{ code: 'pss-padding', confidence: 'likely', params: {} }]);
});

it.each([
  [signWith('other', { hash: 'sha1' }), 'digest-sha1 visible', 'signed-other-content unexplained'],
  // MD5 cannot be repeated with Web Crypto, so it is read off the signature, and no more.
  [signWith(right, { hash: 'md5' }), 'digest-other visible'],
  [signWith(right, { hash: 'sha1' }), 'digest-sha1 proven'],
  [padOnly(Buffer.from('other')), 'string-not-hashed likely', 'signed-other-content unexplained'],
])('proves how a string was signed only once the string is found', async (signature, ...found) => {
  const { findings } = await explainFailure(request(signature));
  expect(findings.map(({ code, confidence }) => `${code} ${confidence}`)).toEqual(found);
});

it('suspects another key when no known one opens the signature', async () => {
  const signature = signWith(right, { key: 'throwaway-other-app' });
  const { findings } = await explainFailure(request(signature));
  expect(findings).toEqual([{ code: 'wrong-key', confidence: 'likely', params: {} }]);
});

it('looks past a faulty header at the signature inside', async () => {
  const wrong = request(signWith(right.toString().replace('?limit=1', '')));
  const authorization = wrong.authorization?.replaceAll(',', ', ').replace('app_id', 'appId');
  const explanation = await explainFailure({ ...wrong, authorization });
  expect(codes(explanation)).toEqual(['header-spaces', 'param-misspelt', 'query-dropped']);
});

it('finds nothing wrong with a right request', async () => {
  expect(await explainFailure(request(signWith(right)))).toMatchObject({
    verifies: true,
    findings: [],
  });
});

it('keeps its head over a large body', async () => {
  const body = `{"text":"${'橘'.repeat(300_000)}"}`;
  expect(codes(await explain({ body }, swap('POST', 'post')))).toEqual(['method-case']);
  expect(codes(await explain({ body }, swap('"text"', '"texts"')))).toEqual([
    'signed-other-content',
  ]);
});

it('never throws, and never calls garbage verified', async () => {
  const piece = fc.constantFrom(
    'EASEL-SHA256-RSA ',
    ',',
    '=',
    'app_id=a',
    'nonce_str=',
    'timestamp=',
    'signature=',
    'QQ==',
    '%',
    '\\n',
    '"',
    '9',
    ' ',
  );
  const header = fc.array(fc.oneof(piece, fc.string())).map(parts => parts.join(''));
  await fc.assert(
    fc.asyncProperty(header, fc.string(), fc.uint8Array(), async (authorization, path, body) => {
      const explanation = await explainFailure({
        method: 'GET',
        path,
        body,
        authorization,
        keys,
        now: 1,
      });
      expect(explanation.verifies).toBe(false);
      expect(explanation.findings).not.toEqual([]);
    }),
    { numRuns: 300 },
  );
});
