import { vectors } from '@easel/signing/vectors/webhooks.json' with { type: 'json' };
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleBody } from '../../runtime-tests/contract-client.ts';
import { createSandbox, type SentWebhook } from './create-sandbox.ts';
import { webhookSecret } from './webhook-signing.ts';

// The published library of the standard judges: what it takes and what it refuses.

const start = 1_760_000_000_000;
const library = new Webhook(webhookSecret);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }));
afterEach(() => void vi.useRealTimers());

/** Webhooks as a receiver gets them, each at the moment it is sent. */
async function receive(count: number, take: (webhook: SentWebhook, index: number) => void) {
  const sandbox = createSandbox({ clock: Date.now });
  let index = 0;
  for (let round = 0; index < count; round++) {
    const response = await sandbox.fetch(
      new Request('http://127.0.0.1:8787/v1/jobs/workflow', {
        method: 'POST',
        headers: { authorization: 'Bearer sbx_token_sandbox', 'content-type': 'application/json' },
        body: JSON.stringify(exampleBody('workflow-job-create', `round-${round}`)),
      }),
    );
    expect(response.status).toBe(200);
    for (let tick = 0; tick < 30; tick++) {
      vi.setSystemTime(Date.now() + 400);
      await sandbox.deliverWebhooks(async webhook => {
        if (index < count) take(webhook, index++);
        return 204;
      });
    }
  }
}

const accepts = ({ headers, body }: SentWebhook) => {
  try {
    library.verify(body, headers);
    return true;
  } catch {
    return false;
  }
};

/** Each changes one thing; the last one comes too late. */
const tampered: ((webhook: SentWebhook) => SentWebhook)[] = [
  ({ headers, ...rest }) => ({ ...rest, headers: { ...headers, 'webhook-id': `${headers['webhook-id']}0` } }),
  ({ headers, ...rest }) => ({ ...rest, headers: { ...headers, 'webhook-timestamp': `${Number(headers['webhook-timestamp']) - 1}` } }),
  ({ body, ...rest }) => ({ ...rest, body: body.replace('"status":"', '"status":" ') }),
  ({ body, ...rest }) => ({ ...rest, body: JSON.stringify(JSON.parse(body), null, 1) }),
  ({ headers, ...rest }) => ({ ...rest, headers: { ...headers, 'webhook-signature': headers['webhook-signature']!.replace('v1,', 'v2,') } }),
  ({ headers, ...rest }) => ({ ...rest, headers: { ...headers, 'webhook-signature': `v1,${'A'.repeat(43)}=` } }),
]; // biome-ignore format: a table

it('sends 1,000 webhooks that the library takes, and it refuses each once it is changed', async () => {
  let taken = 0;
  let refused = 0;
  await receive(1000, (webhook, index) => {
    if (accepts(webhook)) taken++;
    if (!accepts(tampered[index % tampered.length]!(webhook))) refused++;
  });
  expect({ taken, refused }).toEqual({ taken: 1000, refused: 1000 });
});

it.each(vectors)('judges the vector $id as the library does', vector => {
  vi.setSystemTime(vector.receiver.now * 1000);
  const body = Buffer.from(vector.bodyBase64, 'base64');
  const judge = () => new Webhook(vector.secret).verify(body, vector.headers, { jsonParse: false });
  if (vector.expect.ok) expect(judge).not.toThrow();
  else expect(judge).toThrow();
});
