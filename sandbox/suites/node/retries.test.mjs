import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { lighthouse, lighthouseStages, openClient, openOrders, quote } from './acme.mjs';
import { startSandbox } from './start-sandbox.mjs';

let sandbox;
before(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.reset());
after(() => sandbox.stop());

const statusesOf = async operation =>
  (await sandbox.requests(operation)).map(({ status }) => status);

/** How many jobs of 0.8 credits were created: each has reserved its price or paid it. */
const countJobs = async easel => {
  const { balance } = await quote(easel);
  return Math.round((1000 - balance) / 0.8);
};

test('an order that meets a 503 twice becomes one job', async () => {
  const easel = openClient(sandbox);
  await sandbox.order('create-job', 'service-unavailable;times=2');
  await openOrders(easel).place('A-1', lighthouse);
  const asked = await sandbox.requests('create-job');
  assert.deepEqual(
    asked.map(({ status }) => status),
    [503, 503, 200],
  );
  assert.equal(new Set(asked.map(({ body }) => body)).size, 1);
  assert.equal(await countJobs(easel), 1);
});

test('a 429 is repeated no sooner than Retry-After says', async () => {
  await sandbox.order('create-job', 'ratelimit-exceeded;times=1');
  const began = performance.now();
  await openOrders(openClient(sandbox, { maxPause: 30 })).place('A-2', lighthouse);
  assert.ok(performance.now() - began >= 995);
  assert.deepEqual(await statusesOf('create-job'), [429, 200]);
});

test('a request whose response was lost is repeated and charged once', async () => {
  const easel = openClient(sandbox);
  const orders = openOrders(easel);
  await sandbox.order('create-job', 'lose-response;times=2');
  await orders.place('A-3', lighthouse);
  assert.equal((await statusesOf('create-job')).length, 3);
  const { charged } = await orders.finish('A-3');
  assert.equal(charged, 0.8);
  assert.equal(await countJobs(easel), 1);
});

// Without a timeout of the client it would hang for ten minutes.
test('a service that hangs ends in a timeout, and the order is placed later', {
  timeout: 60_000,
}, async () => {
  const easel = openClient(sandbox, { timeout: 0.3, attempts: 2 });
  const orders = openOrders(easel);
  await sandbox.order('create-job', 'hang');
  await assert.rejects(orders.place('A-4', lighthouse), { name: 'EaselError', lost: true });
  assert.equal((await statusesOf('create-job')).length, 2);
  await sandbox.order('create-job', 'delay=0');
  easel.timeout = 60;
  await orders.resume();
  assert.equal((await orders.finish('A-4')).status, 'done');
  assert.equal(await countJobs(easel), 1);
});

test('the page of a gateway is an error like any other, and is repeated', async () => {
  const easel = openClient(sandbox, { attempts: 2 });
  await sandbox.order('create-job', 'html-502;times=2');
  const orders = openOrders(easel);
  await assert.rejects(orders.place('A-5', lighthouse), { status: 502, retryable: true });
  await orders.place('A-5', lighthouse);
  assert.equal(await countJobs(easel), 1);
});

test('an order that is wrong is asked for once and put aside', async () => {
  const orders = openOrders(openClient(sandbox));
  const refused = { status: 400, code: 'PARAM_ERROR' };
  await assert.rejects(orders.place('A-6', { ...lighthouse, count: 5 }), refused);
  await orders.resume();
  assert.deepEqual(await statusesOf('create-job'), [400]);
  assert.equal(orders.orders['A-6'].status, 'refused');
});

test('a requestId cannot be used for other content', async () => {
  const easel = openClient(sandbox);
  const send = count => {
    const stages = lighthouseStages(count);
    return easel.request('POST', '/v1/jobs', { requestId: 'order-A-7', stages });
  };
  const { job } = await send(1);
  await assert.rejects(send(2), { status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  assert.equal((await send(1)).job.id, job.id);
});

test('a crash between sending and storing leaves one job', async () => {
  const easel = openClient(sandbox, { attempts: 1 });
  const orders = openOrders(easel);
  await sandbox.order('create-job', 'lose-response;times=1');
  await assert.rejects(orders.place('A-8', lighthouse), { lost: true });
  const restarted = openOrders(easel, { folder: orders.folder });
  await restarted.resume();
  assert.equal((await restarted.finish('A-8')).status, 'done');
  assert.equal(await countJobs(easel), 1);
});
