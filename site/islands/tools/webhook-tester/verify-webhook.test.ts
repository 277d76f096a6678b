import { createHmac } from 'node:crypto';
import { importWebhookSecret, signMessage, webhookSecret } from '@easel/sandbox/webhook-signing';
import { vectors } from '@easel/signing/vectors/webhooks.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { eventBody } from './Simulator.tsx';
import { holdSecret, readWebhook, verifyWebhook, type WebhookFault } from './verify-webhook.ts';

const now = 1_760_000_000;
const body = eventBody('job.succeeded');
const secret = await holdSecret(webhookSecret);

const print = (signature: string, content = body, timestamp = `${now}`) =>
  `POST /webhooks HTTP/1.1\nWebhook-Id: msg_1\nwebhook-timestamp: ${timestamp}\nwebhook-signature: ${signature}\n\n${content}`;
const rightKey = Buffer.from(webhookSecret.slice(6), 'base64');
const hmac = (content: string, key: string | Buffer = rightKey) =>
  createHmac('sha256', key).update(content);
const signed = (content: string, key?: string | Buffer) =>
  `v1,${hmac(content, key).digest('base64')}`;
const right = `msg_1.${now}.${body}`;

it('accepts what the sandbox signs', async () => {
  const headers = await signMessage('msg_1', body, now * 1000, importWebhookSecret(webhookSecret));
  const text = print(headers['webhook-signature']!);
  expect(await verifyWebhook(readWebhook(text), secret, now)).toEqual({
    ok: true,
    faults: [],
    age: 0,
  });
});

it('accepts one right signature among several', async () => {
  const text = print(`v1,AAAA ${signed(right)}`);
  expect((await verifyWebhook(readWebhook(text), secret, now + 300)).ok).toBe(true);
});

it.each<[WebhookFault, string]>([
  ['header-missing', print('').replace(/webhook-signature.*\n/, '')],
  ['version-missing', print(hmac(right).digest('base64'))],
  ['timestamp-form', print(signed(`msg_1.${now}000.${body}`), body, `${now}000`)],
  ['timestamp-old', print(signed(`msg_1.${now - 301}.${body}`), body, `${now - 301}`)],
  ['mismatch', print(signed(right, 'another'))],
  ['hex', print(`v1,${hmac(right).digest('hex')}`)],
  ['url-safe', print(`v1,${hmac(right).digest('base64url')}`)],
  ['body-only', print(signed(body))],
  ['wrong-separator', print(signed(`msg_1\n${now}\n${body}`))],
  ['body-reserialised', print(signed(right), JSON.stringify(JSON.parse(body), null, 4))],
  ['body-trailing-newline', print(signed(right), `${body}\n`)],
  ['body-line-ends', print(signed(`msg_1.${now}.{\r\n}`), '{\n}')],
  ['secret-as-text', print(signed(right, webhookSecret))],
  ['prefix-dropped', print(signed(right, webhookSecret.slice(6)))],
])('names the mistake: %s', async (fault, text) => {
  const verdict = await verifyWebhook(readWebhook(text), secret, now);
  expect(verdict).toMatchObject({ ok: false, faults: [fault] });
}); // biome-ignore format: a table

it.each(['', 'whsec_', 'c2VjcmV0', 'whsec_not Base64', 'whsec_c2VjcmV0cw'])(
  'holds no secret that is none: %j',
  async text => {
    await expect(holdSecret(text)).rejects.toThrow(RangeError);
  },
);

it.each(vectors)('judges $id as published', async vector => {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, ...rest } = vector.headers;
  const body = Buffer.from(vector.bodyBase64, 'base64').toString();
  const webhook = { id, timestamp, signature: rest['webhook-signature'], body };
  const held = await holdSecret(vector.secret);
  expect((await verifyWebhook(webhook, held, vector.receiver.now)).ok).toBe(vector.expect.ok);
});
