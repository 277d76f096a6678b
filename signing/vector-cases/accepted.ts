import { accepted, NOW, type VectorCase } from './vector-case.ts';

const prompt = '一只戴着草帽的橘猫，水彩';

/** Requests that must be accepted: each is a place where implementations usually differ. */
export const acceptedCases: VectorCase[] = [
  {
    id: 'get-empty-body',
    note: 'No body: the string ends in a line feed.',
    method: 'GET',
    path: '/v1/jobs/881417947308949275',
    expect: accepted,
  },
  { id: 'post-json', note: 'A small JSON body.', body: '{"stages":[]}', expect: accepted },
  {
    id: 'post-empty-body',
    note: 'A POST without a body is signed like a GET without one.',
    expect: accepted,
  },
  {
    id: 'delete-empty-body',
    note: 'DELETE, no body.',
    method: 'DELETE',
    path: '/v1/jobs/881417947308949275',
    expect: accepted,
  },
  {
    id: 'chinese-prompt-utf8',
    note: 'Chinese text as UTF-8 bytes, not as escapes.',
    path: '/v1/jobs',
    body: `{"requestId":"r-1","prompts":[{"text":"${prompt}"}]}`,
    expect: accepted,
  },
  {
    id: 'chinese-prompt-escaped',
    note: 'The same text as \\u escapes: other bytes, another signature.',
    path: '/v1/jobs',
    body: '{"prompts":[{"text":"\\u4e00\\u53ea\\u6a58\\u732b"}]}',
    expect: accepted,
  },
  {
    id: 'emoji-and-combining-marks',
    note: 'Characters outside the basic plane and a decomposed é stay as sent.',
    body: '{"text":"🎨 cafe\u0301 👩‍🎨"}',
    expect: accepted,
  },
  {
    id: 'query-string',
    note: 'The query is part of the path.',
    method: 'GET',
    path: '/v1/jobs/881417947308949275?wait=30',
    expect: accepted,
  },
  {
    id: 'query-unsorted',
    note: 'The query is not sorted.',
    method: 'GET',
    path: '/v1/jobs?status=RUNNING&limit=10&after=a',
    expect: accepted,
  },
  {
    id: 'query-percent-encoded',
    note: 'Escapes stay as sent, lower-case digits included.',
    method: 'GET',
    path: '/v1/models/1?name=%e6%a9%98%E7%8C%AB&tag=a%20b+c',
    expect: accepted,
  },
  {
    id: 'query-empty-value',
    note: 'An empty value, a repeated name and a bare name stay as sent.',
    method: 'GET',
    path: '/v1/jobs?a=&a=1&b',
    expect: accepted,
  },
  {
    id: 'query-lone-question-mark',
    note: 'A question mark with nothing after it is sent, so it is signed.',
    method: 'GET',
    path: '/v1/jobs?',
    expect: accepted,
  },
  {
    id: 'body-trailing-newline',
    note: 'A body that ends in a line feed: the line feed is signed.',
    body: '{"stages":[]}\n',
    expect: accepted,
  },
  {
    id: 'body-crlf',
    note: 'Line breaks inside the body stay as sent.',
    body: '{\r\n  "stages": []\r\n}\r\n',
    expect: accepted,
  },
  {
    id: 'body-pretty-printed',
    note: 'White space inside the body is signed.',
    body: '{\n  "stages": [ ],\n  "maxCredits": 1.0\n}',
    expect: accepted,
  },
  {
    id: 'body-looks-like-lines',
    note: 'Line feeds in the body do not confuse the four before it.',
    body: 'GET\n/v1/jobs\n1\nx\n',
    expect: accepted,
  },
  {
    id: 'body-not-text',
    note: 'All 256 byte values: the body is bytes, not text.',
    body: Uint8Array.from({ length: 256 }, (_, byte) => byte),
    expect: accepted,
  },
  {
    id: 'body-with-bom',
    note: 'A byte order mark is signed when it is sent.',
    body: '\ufeff{"stages":[]}',
    expect: accepted,
  },
  {
    id: 'body-large',
    note: 'A body of 64 KiB.',
    body: `{"text":"${'橘猫 '.repeat(9362)}"}`,
    expect: accepted,
  },
  {
    id: 'key-id-first',
    note: 'key_id names the first of two active keys.',
    body: '{"stages":[]}',
    keyId: 'key_1',
    expect: accepted,
  },
  {
    id: 'key-id-second',
    note: 'key_id names the second, a 3072-bit key: the Base64 has no padding.',
    body: '{"stages":[]}',
    key: 'throwaway-sandbox-2',
    keyId: 'key_2',
    expect: accepted,
  },
  {
    id: 'second-key-without-key-id',
    note: 'Without key_id every active key is tried.',
    body: '{"stages":[]}',
    key: 'throwaway-sandbox-2',
    expect: accepted,
  },
  {
    id: 'params-in-other-order',
    note: 'The order of the parameters does not matter.',
    spoilHeader: header => {
      const [scheme, list = ''] = header.split(' ');
      return `${scheme} ${list.split(',').reverse().join(',')}`;
    },
    expect: accepted,
  },
  {
    id: 'scheme-in-lower-case',
    note: 'The scheme word is case-insensitive, as HTTP has it.',
    spoilHeader: header => header.replace('EASEL-SHA256-RSA', 'easel-sha256-rsa'),
    expect: accepted,
  },
  { id: 'nonce-shortest', note: '16 characters.', nonce: 'abcdefghij_-0123', expect: accepted },
  { id: 'nonce-longest', note: '64 characters.', nonce: 'Az09_-xy'.repeat(8), expect: accepted },
  {
    id: 'nonce-used-by-another-app',
    note: 'Nonces are remembered per app.',
    seenNonces: ['app_other 5f0c2a9e4b7d41d8a3c6e1f2b4d59078'],
    expect: accepted,
  },
  { id: 'clock-300-s-behind', note: 'The edge is inside.', now: NOW + 300, expect: accepted },
  { id: 'clock-300-s-ahead', note: 'The edge is inside.', now: NOW - 300, expect: accepted },
];
