import { createValidator, listConstants, loadContract } from '@easel/contract';
import { expect, it } from 'vitest';
import { exampleBody } from '../../runtime-tests/contract-client.ts';
import { createSandbox, type SentWebhook } from './create-sandbox.ts';

const { webhooks } = await listConstants();
const validate = createValidator(await loadContract(), { closed: true });

async function setUp(requestId: string) {
  let now = 1_760_000_000_000;
  const sandbox = createSandbox({ clock: () => now });
  const response = await sandbox.fetch(
    new Request('http://127.0.0.1:8787/v1/jobs/workflow', {
      method: 'POST',
      headers: { authorization: 'Bearer sbx_token_sandbox', 'content-type': 'application/json' },
      body: JSON.stringify(exampleBody('workflow-job-create', requestId)),
    }),
  );
  expect(response.status).toBe(200);
  const advance = (ms: number) => {
    now += ms;
  };
  return { sandbox, advance };
}

it('announces each node and the end', async () => {
  const { sandbox, advance } = await setUp('told');
  const received: SentWebhook[] = [];
  for (let tick = 0; tick < 60; tick++) {
    advance(200);
    await sandbox.deliverWebhooks(async webhook => {
      received.push(webhook);
      return 204;
    });
  }
  const events = received.map(({ body }) => JSON.parse(body).event);
  expect(events.filter(event => event === 'job.running').length).toBeGreaterThan(3);
  expect(events.at(-1)).toBe('job.succeeded');
  for (const { body } of received) {
    expect(validate({ $ref: '#/components/schemas/JobEvent' }, JSON.parse(body))).toEqual([]);
  }
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(received.length);
});

it('tries ten times at the published intervals, with the same id and body', async () => {
  const { sandbox, advance } = await setUp('retried');
  advance(60_000);
  const attempts: { at: number; webhook: SentWebhook }[] = [];
  let at = 0;
  for (let minute = 0; minute < 1200; minute++) {
    await sandbox.deliverWebhooks(async webhook => {
      if (JSON.parse(webhook.body).event === 'job.succeeded') attempts.push({ at, webhook });
      throw new Error('nobody listens');
    });
    advance(60_000);
    at += 60;
  }
  expect(attempts).toHaveLength(webhooks.attempts);
  expect(new Set(attempts.map(({ webhook }) => webhook.body)).size).toBe(1);
  expect(new Set(attempts.map(({ webhook }) => webhook.headers['webhook-id'])).size).toBe(1);
});
