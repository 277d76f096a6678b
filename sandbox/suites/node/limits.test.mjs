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

const statusOf = asked => asked.then(() => 200).catch(({ status }) => status);
const askAtOnce = async (easel, times) =>
  Promise.all(Array.from({ length: times }, () => statusOf(quote(easel))));

test('of many requests at once ten pass, and others wait for their turn', async () => {
  const once = openClient(sandbox, { attempts: 1 });
  const statuses = await askAtOnce(once, 60);
  assert.ok(statuses.filter(status => status === 200).length >= 10);
  assert.ok(statuses.includes(429));
  await sandbox.advance(2);
  const patient = openClient(sandbox, { attempts: 60 });
  assert.deepEqual(new Set(await askAtOnce(patient, 12)), new Set([200]));
});

test('a body of more than a mebibyte is refused', async () => {
  const easel = openClient(sandbox);
  const send = bytes => {
    const frame = JSON.stringify({ stages: [], padding: '' }).length;
    const body = { stages: [], padding: 'x'.repeat(bytes - frame) };
    return easel.request('POST', '/v1/jobs/credits', body).catch(error => error);
  };
  assert.equal((await send(1024 * 1024)).code, 'UNKNOWN_FIELD');
  const { status, code } = await send(1024 * 1024 + 1);
  assert.deepEqual([status, code], [413, 'BODY_TOO_LARGE']);
});

test('a job makes four pictures, not five', async () => {
  const easel = openClient(sandbox);
  assert.equal((await quote(easel, lighthouseStages(4))).credits, 3.2);
  const { status, problem } = await quote(easel, lighthouseStages(5)).catch(error => error);
  assert.equal(status, 400);
  assert.equal(problem.errors[0].pointer, '/stages/0/inputInitialize/count');
});

test('without limits any number of requests and jobs pass', async () => {
  const open = await startSandbox('--limits', 'off', '--speed', '0.01');
  try {
    const easel = openClient(open, { attempts: 1 });
    assert.deepEqual(new Set(await askAtOnce(easel, 60)), new Set([200]));
    const orders = openOrders(easel, { budget: 1000 });
    const placed = Array.from({ length: 101 }, (_, i) => orders.place(`M-${i}`, lighthouse));
    const statuses = (await Promise.all(placed)).map(({ status }) => status);
    assert.deepEqual(new Set(statuses), new Set(['placed']));
  } finally {
    await open.stop();
  }
});
