import { createHmac } from 'node:crypto';
import { NOW } from './vector-case.ts';

const ID = 'msg_01JA8ZC3N7V2';
const SECRET = 'whsec_c2FuZGJveC1zZWNyZXQtZm9yLWxvY2FsLXVzZQ==';
const BODY = '{"event":"job.succeeded","job":{"id":"881000000000000001","status":"SUCCESS"}}';

const keyOf = (secret: string) => Buffer.from(secret.slice('whsec_'.length), 'base64');
const mac = (key: string | Buffer, ...content: (string | Buffer)[]) =>
  createHmac('sha256', key)
    .update(Buffer.concat(content.map(part => Buffer.from(part))))
    .digest();
const v1 = (bytes: Buffer) => `v1,${bytes.toString('base64')}`;

interface Message {
  secret: string;
  id: string;
  timestamp: string;
  body: Buffer;
}

/** One line of the table; what is left out is the ordinary value. */
interface WebhookCase {
  id: string;
  note: string;
  secret?: string;
  timestamp?: number;
  body?: string;
  now?: number;
  /** What stands in the header in place of the right signature alone. */
  header?: (right: string, message: Message) => string;
  /** What became of the message after it was signed. */
  spoil?: Partial<{ id: string; timestamp: string; body: string }>;
  ok: boolean;
}

const other = 'whsec_YW5vdGhlciBzZWNyZXQsIG9mIGFub3RoZXIgYXBw';

const accepted: Omit<WebhookCase, 'ok'>[] = [
  { id: 'webhook-json', note: 'an event as Easel sends it' },
  { id: 'webhook-empty-body', note: 'nothing after the second full stop', body: '' },
  { id: 'webhook-chinese', note: 'UTF-8 beyond ASCII', body: '{"metadata":"黄昏的灯塔 🌅"}' },
  { id: 'webhook-final-newline', note: 'a line feed belongs to the body', body: `${BODY}\n` },
  { id: 'webhook-crlf', note: 'CR LF stays CR LF', body: '{\r\n}\r\n' },
  { id: 'webhook-spaces', note: 'spaces stay', body: JSON.stringify(JSON.parse(BODY), null, 2) },
  { id: 'webhook-full-stops', note: 'full stops in the body', body: '1.2.3' },
  {
    id: 'webhook-long-secret',
    note: 'a key of 64 bytes',
    secret: `whsec_${Buffer.from(Array.from({ length: 64 }, (_, index) => index * 4)).toString('base64')}`,
  },
  {
    id: 'webhook-two-first',
    note: 'the first of two',
    header: right => `${right} ${v1(mac('x', 'y'))}`,
  },
  {
    id: 'webhook-two-second',
    note: 'the second of two',
    header: right => `${v1(mac('x', 'y'))} ${right}`,
  },
  {
    id: 'webhook-other-version',
    note: 'a version that is not ours, beside it',
    header: right => `v1a,AAAA ${right}`,
  },
  { id: 'webhook-300-old', note: 'the oldest that is taken', now: NOW + 300 },
  { id: 'webhook-300-ahead', note: 'a clock 300 seconds behind', now: NOW - 300 },
];

const refused: Omit<WebhookCase, 'ok'>[] = [
  { id: 'webhook-301-old', note: 'one second too old', now: NOW + 301 },
  { id: 'webhook-301-ahead', note: 'one second too far ahead', now: NOW - 301 },
  { id: 'webhook-milliseconds', note: 'milliseconds, and signed so', timestamp: NOW * 1000 },
  { id: 'webhook-no-timestamp', note: 'not a number', spoil: { timestamp: 'now' } },
  { id: 'webhook-body-changed', note: 'one character', spoil: { body: BODY.replace('SUCCESS', 'SUCCEsS') } },
  { id: 'webhook-body-reprinted', note: 'the same JSON with other spaces', spoil: { body: JSON.stringify(JSON.parse(BODY), null, 2) } },
  { id: 'webhook-id-changed', note: 'another id', spoil: { id: 'msg_01JA8ZC3N7V3' } },
  { id: 'webhook-timestamp-changed', note: 'an old message in a new envelope', spoil: { timestamp: `${NOW + 1}` } },
  { id: 'webhook-other-secret', note: 'the secret of another app', header: (_, { id, timestamp, body }) => v1(mac(keyOf(other), `${id}.${timestamp}.`, body)) },
  { id: 'webhook-secret-as-text', note: 'the text of the secret for the key', header: (_, { secret, id, timestamp, body }) => v1(mac(secret, `${id}.${timestamp}.`, body)) },
  { id: 'webhook-secret-not-decoded', note: 'the prefix cut off, nothing decoded', header: (_, { secret, id, timestamp, body }) => v1(mac(secret.slice(6), `${id}.${timestamp}.`, body)) },
  { id: 'webhook-empty-key', note: 'what a receiver without a secret would take', header: (_, { id, timestamp, body }) => v1(mac('', `${id}.${timestamp}.`, body)) },
  { id: 'webhook-body-only', note: 'only the body signed', header: (_, { secret, body }) => v1(mac(keyOf(secret), body)) },
  { id: 'webhook-line-feeds', note: 'joined by line feeds', header: (_, { secret, id, timestamp, body }) => v1(mac(keyOf(secret), `${id}\n${timestamp}\n`, body)) },
  { id: 'webhook-hexadecimal', note: 'the right bytes, in hexadecimal', header: right => `v1,${Buffer.from(right.slice(3), 'base64').toString('hex')}` },
  { id: 'webhook-no-version', note: 'the right bytes without v1', header: right => right.slice(3) },
  { id: 'webhook-unknown-version', note: 'the right bytes under v2', header: right => `v2,${right.slice(3)}` },
  { id: 'webhook-cut', note: 'the first half of the signature', header: right => right.slice(0, 25) },
  { id: 'webhook-no-signature', note: 'an empty header', header: () => '' },
]; // biome-ignore format: a table

export type WebhookVector = ReturnType<typeof toWebhookVector>;

function toWebhookVector(entry: WebhookCase) {
  const { secret = SECRET, now = NOW, header = right => right, spoil = {}, ok } = entry;
  const timestamp = `${entry.timestamp ?? NOW}`;
  const body = Buffer.from(entry.body ?? BODY);
  const sign = (id: string, time: string, content: Buffer) =>
    v1(mac(keyOf(secret), `${id}.${time}.`, content));
  const received = { id: ID, timestamp, ...spoil, body: Buffer.from(spoil.body ?? body) };
  return {
    id: entry.id,
    note: entry.note,
    secret,
    headers: {
      'webhook-id': received.id,
      'webhook-timestamp': received.timestamp,
      'webhook-signature': header(sign(ID, timestamp, body), { secret, id: ID, timestamp, body }),
    },
    bodyBase64: received.body.toString('base64'),
    /** The right one of what was received. */
    signature: sign(received.id, received.timestamp, received.body),
    receiver: { now },
    expect: { ok },
  };
}

export const webhookVectors = () => [
  ...accepted.map(entry => toWebhookVector({ ...entry, ok: true })),
  ...refused.map(entry => toWebhookVector({ ...entry, ok: false })),
];
