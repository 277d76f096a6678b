import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { exampleBody } from '../../runtime-tests/contract-client.ts';
import { createSandbox, type SentWebhook } from './create-sandbox.ts';
import { webhookSecret } from './webhook-signing.ts';

interface Received extends SentWebhook {
  at: number;
  event: string;
  genuine: boolean;
}

/** What a receiver gets of a workflow whose submission carried the scenario, with the time after submission. */
async function receive(scenario: string, answer = 204, tickMs = 200): Promise<Received[]> {
  const began = Date.now();
  let now = began;
  const sandbox = createSandbox({ clock: () => now });
  const response = await sandbox.fetch(
    new Request('http://127.0.0.1:8787/v1/jobs/workflow', {
      method: 'POST',
      headers: {
        authorization: 'Bearer sbx_token_sandbox',
        'content-type': 'application/json',
        'x-sandbox-scenario': scenario,
      },
      body: JSON.stringify(exampleBody('workflow-job-create', 'told')),
    }),
  );
  expect(response.status).toBe(200);
  const received: Received[] = [];
  for (; now < began + 60_000; ) {
    now += tickMs;
    await sandbox.deliverWebhooks(async webhook => {
      const { event } = JSON.parse(webhook.body);
      received.push({ ...webhook, at: now - began, event, genuine: isGenuine(webhook) });
      return answer;
    });
  }
  return received;
}

function isGenuine({ body, headers }: SentWebhook): boolean {
  try {
    new Webhook(webhookSecret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}

const ids = (received: Received[]) => received.map(({ headers }) => headers['webhook-id']);
const done = (received: Received[]) => received.filter(({ event }) => event === 'job.succeeded');

it('sends each webhook twice, under one id', async () => {
  const received = await receive('webhook-twice');
  expect(received.length).toBe(2 * new Set(ids(received)).size);
  expect(received.every(({ genuine }) => genuine)).toBe(true);
});

it('sends webhooks late', async () => {
  const [usual] = done(await receive('delay=0'));
  const [late] = done(await receive('webhook-late'));
  expect(late!.at - usual!.at).toBeGreaterThanOrEqual(29_000);
});

it('counts from the end of the job, and not from when that was noticed', async () => {
  const [late] = done(await receive('webhook-late', 204, 60_000));
  expect(late!.at).toBe(60_000);
});

it('sends the end before what led to it', async () => {
  const events = (await receive('webhook-reordered')).map(({ event }) => event);
  expect(events[0]).toBe('job.succeeded');
  expect(events.slice(1)).toContain('job.running');
  expect(new Set(events.slice(1))).toEqual(new Set(['job.running']));
});

it('sends a forged webhook before each real one, once', async () => {
  const received = await receive('webhook-forged', 401);
  const forged = received.filter(({ genuine }) => !genuine);
  expect(forged.length).toBeGreaterThan(1);
  expect(new Set(ids(forged)).size).toBe(forged.length);
  const [first] = done(received);
  expect(first!.genuine).toBe(false);
  expect(done(received).some(({ genuine }) => genuine)).toBe(true);
});

it('signs with two secrets, as while one replaces the other', async () => {
  const received = await receive('webhook-two-signatures');
  for (const { headers, genuine } of received) {
    expect(headers['webhook-signature']!.split(' ')).toHaveLength(2);
    expect(genuine).toBe(true);
  }
});
