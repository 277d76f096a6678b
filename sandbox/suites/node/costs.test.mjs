import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { lighthouse, lighthouseStages, openClient, openOrders, quote } from './acme.mjs';
import { startSandbox } from './start-sandbox.mjs';

let easel;
let sandbox;
before(async () => {
  // So slow that a job ends when the clock is moved, and not before.
  sandbox = await startSandbox('--speed', '0.01');
  easel = openClient(sandbox);
});
beforeEach(() => sandbox.reset());
after(() => sandbox.stop());

const readBalance = async () => (await quote(easel)).balance;
const letJobsEnd = () => sandbox.advance(1800);

test('what is charged is what was quoted', async () => {
  const orders = openOrders(easel);
  const { credits } = await quote(easel, lighthouseStages(2));
  await orders.place('C-1', { ...lighthouse, count: 2 });
  assert.equal(await readBalance(), 1000 - credits);
  await letJobsEnd();
  assert.equal((await orders.finish('C-1')).charged, credits);
  assert.equal(await readBalance(), 1000 - credits);
});

test('a job that costs more than its limit is refused, and nothing is spent', async () => {
  const orders = openOrders(easel);
  const stages = lighthouseStages(4);
  const dear = { requestId: 'order-C-2', maxCredits: 2, stages };
  const refused = await easel.request('POST', '/v1/jobs', dear).catch(error => error);
  assert.equal(refused.code, 'COST_LIMIT_EXCEEDED');
  assert.equal(refused.problem.required, 3.2);
  await orders.place('C-2', lighthouse);
  const [, { body }] = await sandbox.requests('create-job');
  assert.equal(JSON.parse(body).maxCredits, 2);
  assert.equal(await readBalance(), 999.2);
});

test('a job that is cancelled before it runs costs nothing', async () => {
  const orders = openOrders(easel);
  const { jobId } = await orders.place('C-3', lighthouse);
  assert.equal(await readBalance(), 999.2);
  const { status, creditsRefunded } = await easel.request('DELETE', `/v1/jobs/${jobId}`);
  assert.deepEqual([status, creditsRefunded], ['CANCELED', 0.8]);
  assert.equal(await readBalance(), 1000);
  assert.equal((await orders.finish('C-3')).charged, 0);
});

test('of a job that is partly blocked only what was delivered is charged', async () => {
  const orders = openOrders(easel);
  await sandbox.order('create-job', 'partly-blocked;times=1');
  await orders.place('C-4', { ...lighthouse, count: 4 });
  await letJobsEnd();
  const { charged, images } = await orders.finish('C-4');
  assert.equal(images.length, 3);
  assert.equal(charged, 2.4);
  assert.equal(await readBalance(), 997.6);
});

test('an order above the budget is refused before anything is asked', async () => {
  const orders = openOrders(easel, { budget: 5 });
  await orders.place('C-5', { ...lighthouse, count: 2 });
  await assert.rejects(orders.place('C-6', lighthouse), { message: /may cost 2 of 1/ });
  assert.equal((await sandbox.requests('create-job')).length, 1);
  await letJobsEnd();
  await orders.finish('C-5');
  assert.equal((await orders.place('C-6', lighthouse)).status, 'placed');
});
