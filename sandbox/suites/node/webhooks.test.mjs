import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { lighthouse, notifyUrl, openClient, openOrders, secret, startReceiver } from './acme.mjs';
import { startSandbox } from './start-sandbox.mjs';

let receiver;
let sandbox;
before(async () => {
  receiver = await startReceiver();
  // So slow that a job ends when the clock is moved, and not before.
  sandbox = await startSandbox('--speed', '0.01', '--webhooks', receiver.url);
});
beforeEach(() => sandbox.reset());
after(async () => {
  await sandbox.stop();
  receiver.stop();
});

/** Orders that hear of their jobs, and of nothing else. */
function listen(settings = {}) {
  const orders = openOrders(openClient(sandbox), { notifyUrl, secrets: [secret], ...settings });
  receiver.receive = (headers, body) => orders.receive(headers, body);
  return orders;
}

const letJobsEnd = () => sandbox.advance(3600);

/** What is told at once, what is told second, and what is tried again. */
async function letAllArrive() {
  for (let hours = 0; hours < 3; hours++) await sandbox.advance(3600);
}

const statuses = async () => (await sandbox.webhooks()).map(({ status }) => status);
const countDownloads = async () =>
  (await sandbox.requests()).filter(({ target }) => target.startsWith('/media/')).length;

test('a webhook that is genuine brings the order to its end', async () => {
  const orders = listen();
  await orders.place('W-1', lighthouse);
  await letAllArrive();
  assert.equal(await orders.work(), 1);
  assert.equal(orders.orders['W-1'].status, 'done');
  assert.deepEqual(await statuses(), [204]);
});

test('a webhook that somebody else has signed is refused', async () => {
  const orders = listen();
  await sandbox.order('create-job', 'webhook-forged;times=1');
  await orders.place('W-2', lighthouse);
  await letAllArrive();
  assert.deepEqual(await statuses(), [401, 204]);
  const [forged, genuine] = await sandbox.webhooks();
  assert.deepEqual(Object.keys(orders.events), [genuine.headers['webhook-id']]);
  assert.notEqual(forged.headers['webhook-id'], genuine.headers['webhook-id']);
});

test('a webhook that comes twice is handled once', async () => {
  const orders = listen();
  await sandbox.order('create-job', 'webhook-twice;times=1');
  await orders.place('W-3', lighthouse);
  await letAllArrive();
  assert.deepEqual(await statuses(), [204, 204]);
  assert.equal(await orders.work(), 1);
  assert.equal(orders.orders['W-3'].status, 'done');
  assert.equal(await countDownloads(), 1);
});

test('what led to the end and comes after it changes nothing', async () => {
  const orders = listen();
  await sandbox.order('workflow-job-create', 'webhook-reordered;times=1');
  await orders.place('W-4', { prompt: 'a red cup', product: 'poster' });
  await letJobsEnd();
  assert.equal(await orders.work(), 1);
  const end = orders.orders['W-4'];
  await letAllArrive();
  assert.ok((await orders.work()) > 0);
  assert.deepEqual(orders.orders['W-4'], end);
  const [first, ...rest] = (await sandbox.webhooks()).map(({ body }) => JSON.parse(body).event);
  assert.equal(first, 'job.succeeded');
  assert.deepEqual([...new Set(rest)], ['job.running']);
  assert.equal(await countDownloads(), 1);
});

test('one of two signatures is enough', async () => {
  const orders = listen();
  await sandbox.order('create-job', 'webhook-two-signatures;times=1');
  await orders.place('W-5', lighthouse);
  await letAllArrive();
  const [{ headers, status }] = await sandbox.webhooks();
  assert.equal(headers['webhook-signature'].split(' ').length, 2);
  assert.equal(status, 204);
});

test('a webhook of ten minutes ago is refused, and comes again with the right time', async () => {
  const orders = listen();
  await orders.place('W-6', lighthouse);
  await sandbox.skew(-600);
  await letJobsEnd();
  assert.deepEqual(await statuses(), [401]);
  await sandbox.skew(0);
  await letAllArrive();
  assert.deepEqual(await statuses(), [401, 204]);
  const [stale, fresh] = await sandbox.webhooks();
  assert.equal(stale.headers['webhook-id'], fresh.headers['webhook-id']);
  assert.equal(orders.receive(stale.headers, Buffer.from(stale.body)), 401);
});

test('an order whose webhook never came is found by the poller', async () => {
  const orders = listen();
  receiver.receive = () => 503;
  await orders.place('W-7', lighthouse);
  await letAllArrive();
  assert.equal(await orders.work(), 0);
  assert.equal(orders.orders['W-7'].status, 'placed');
  await orders.resume();
  assert.equal(orders.orders['W-7'].status, 'done');
});
