import { createHash } from 'node:crypto';
import { signWith } from './keys.ts';
import { NONCE, NOW, refused, type VectorCase } from './vector-case.ts';

const stages = { body: '{"stages":[]}' };
const query = { method: 'GET', path: '/v1/jobs?status=RUNNING&limit=10&name=a%20b' };
const prompt = { path: '/v1/jobs', body: '{"text":"橘猫/水彩","weight":1.5}' };

/** The client signed this text in place of the right one. */
const signed = (edit: (text: string) => string | Uint8Array) => (bytes: Uint8Array) =>
  signWith(edit(Buffer.from(bytes).toString())).toString('base64');
const replaced = (from: string, to: string) => signed(text => text.replace(from, () => to));

/** The right operation on the wrong string. */
export const refusedStringCases: VectorCase[] = [
  {
    id: 'line-endings-crlf',
    note: 'Lines joined by CR LF.',
    ...stages,
    mistakenSignature: signed(text => text.replaceAll('\n', '\r\n')),
    expect: refused('line-endings-crlf'),
  },
  {
    id: 'newline-escaped',
    note: 'A backslash and an n in place of a line feed.',
    ...stages,
    mistakenSignature: signed(text => text.replaceAll('\n', '\\n')),
    expect: refused('newline-escaped'),
  },
  {
    id: 'wrong-separator',
    note: 'Lines joined by an ampersand.',
    ...stages,
    mistakenSignature: signed(text => text.replaceAll('\n', '&')),
    expect: refused('wrong-separator'),
  },
  {
    id: 'missing-final-newline',
    note: 'Empty body, the final line feed is lost.',
    method: 'GET',
    path: '/v1/jobs/1',
    mistakenSignature: signed(text => text.trimEnd()),
    expect: refused('missing-final-newline'),
  },
  {
    id: 'extra-final-newline',
    note: 'One line feed too many after the body.',
    ...stages,
    mistakenSignature: signed(text => `${text}\n`),
    expect: refused('extra-final-newline'),
  },
  {
    id: 'lines-swapped',
    note: 'Nonce before timestamp.',
    ...stages,
    mistakenSignature: replaced(`${NOW}\n${NONCE}`, `${NONCE}\n${NOW}`),
    expect: refused('lines-swapped'),
  },
  {
    id: 'line-missing',
    note: 'No nonce in the string.',
    ...stages,
    mistakenSignature: replaced(`${NONCE}\n`, ''),
    expect: refused('line-missing'),
  },
  {
    id: 'method-lower-case',
    note: 'post in place of POST.',
    ...stages,
    mistakenSignature: replaced('POST', 'post'),
    expect: refused('method-case'),
  },
  {
    id: 'query-dropped',
    note: 'Signed without its query.',
    ...query,
    mistakenSignature: signed(text => text.replace(/\?.*/, '')),
    expect: refused('query-dropped'),
  },
  {
    id: 'query-reordered',
    note: 'Signed with its query sorted.',
    ...query,
    mistakenSignature: replaced(
      'status=RUNNING&limit=10&name=a%20b',
      'limit=10&name=a%20b&status=RUNNING',
    ),
    expect: refused('query-reordered'),
  },
  {
    id: 'query-re-encoded',
    note: 'Signed with + where %20 was sent.',
    ...query,
    mistakenSignature: replaced('%20', '+'),
    expect: refused('query-re-encoded'),
  },
  {
    id: 'host-in-path',
    note: 'Scheme and host are part of the signed path.',
    ...query,
    mistakenSignature: replaced('/v1', 'https://api.easel.example/v1'),
    expect: refused('path-with-host'),
  },
  {
    id: 'base-path-dropped',
    note: 'Signed without /v1.',
    ...stages,
    mistakenSignature: replaced('/v1', ''),
    expect: refused('path-prefix-dropped'),
  },
  {
    id: 'timestamp-read-twice',
    note: 'The clock was read again for the header.',
    ...stages,
    mistakenSignature: replaced(`${NOW}`, `${NOW - 1}`),
    expect: refused('timestamp-differs'),
  },
  {
    id: 'body-re-serialised',
    note: 'Signed with the spaces of another JSON library.',
    ...prompt,
    mistakenSignature: replaced(
      '{"text":"橘猫/水彩","weight":1.5}',
      '{"text": "橘猫/水彩", "weight": 1.5}',
    ),
    expect: refused('json-whitespace'),
  },
  {
    id: 'body-keys-sorted',
    note: 'Signed with the keys in another order.',
    path: '/v1/jobs',
    body: '{"weight":1.5,"text":"橘猫"}',
    mistakenSignature: replaced('{"weight":1.5,"text":"橘猫"}', '{"text":"橘猫","weight":1.5}'),
    expect: refused('json-key-order'),
  },
  {
    id: 'body-numbers-reformatted',
    note: 'Signed with 2 where 2.0 was sent.',
    body: '{"maxCredits":2.0}',
    mistakenSignature: replaced('2.0', '2'),
    expect: refused('json-number-format'),
  },
  {
    id: 'body-unicode-escaped',
    note: 'Signed with \\u escapes, sent as UTF-8.',
    ...prompt,
    mistakenSignature: replaced('橘猫/水彩', '\\u6a58\\u732b/\\u6c34\\u5f69'),
    expect: refused('unicode-escaped'),
  },
  {
    id: 'body-php-json-encode',
    note: 'Signed with escaped slashes and \\u escapes.',
    ...prompt,
    mistakenSignature: replaced('橘猫/水彩', '\\u6a58\\u732b\\/\\u6c34\\u5f69'),
    expect: refused('unicode-escaped', 'slash-escaping'),
  },
  {
    id: 'body-gbk',
    note: 'Signed as GBK, sent as UTF-8.',
    ...prompt,
    mistakenSignature: signed(text => {
      const [before = '', after = ''] = text.split('橘猫/水彩');
      const gbk = Buffer.from('e9d9c3a82fcbaeb2ca', 'hex');
      return Buffer.concat([Buffer.from(before), gbk, Buffer.from(after)]);
    }),
    expect: refused('wrong-charset'),
  },
  {
    id: 'body-bom',
    note: 'Signed with a byte order mark before the body.',
    ...stages,
    mistakenSignature: replaced('{', '\ufeff{'),
    expect: refused('byte-order-mark'),
  },
  {
    id: 'body-hashed-hex',
    note: 'The SHA-256 of the body stands in its place.',
    ...stages,
    mistakenSignature: replaced(
      stages.body,
      createHash('sha256').update(stages.body).digest('hex'),
    ),
    expect: refused('body-hashed'),
  },
  {
    id: 'body-not-signed',
    note: 'Signed with an empty body.',
    ...stages,
    mistakenSignature: replaced(stages.body, ''),
    expect: refused('body-not-signed'),
  },
  {
    id: 'body-form-encoded',
    note: 'Signed as form data, sent as JSON.',
    body: '{"mode":"TAGS","maxTags":5}',
    mistakenSignature: replaced('{"mode":"TAGS","maxTags":5}', 'mode=TAGS&maxTags=5'),
    expect: refused('form-encoded-body'),
  },
  {
    id: 'body-newline-not-signed',
    note: 'The file ends in a line feed, which was sent but not signed.',
    body: '{"stages":[]}\n',
    mistakenSignature: signed(text => text.trimEnd()),
    expect: refused('body-newline-added'),
  },
  {
    id: 'two-mistakes',
    note: 'The query is missing and the method is in lower case.',
    ...query,
    mistakenSignature: signed(text => text.replace(/\?.*/, '').replace('GET', 'get')),
    expect: refused('query-dropped', 'method-case'),
  },
];
