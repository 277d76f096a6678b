import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { after, before, beforeEach, test } from 'node:test';
import { lighthouse, openClient, openOrders } from './acme.mjs';
import { startSandbox } from './start-sandbox.mjs';

const hour = 3600;
const day = 24 * hour;

let easel;
let sandbox;
before(async () => {
  sandbox = await startSandbox();
  easel = openClient(sandbox);
});
beforeEach(() => sandbox.reset());
after(() => sandbox.stop());

/** The first picture of a job as the API tells of it now. */
const lookAt = async jobId => {
  const { job } = await easel.request('GET', `/v1/jobs/${jobId}`);
  return job.successInfo.images[0];
};

test('the address of a picture lives for an hour, and get-job gives a new one', async () => {
  const orders = openOrders(easel);
  const { jobId } = await orders.place('L-1', lighthouse);
  await orders.finish('L-1');
  const { url } = await lookAt(jobId);
  await sandbox.advance(hour + 1);
  await assert.rejects(easel.download(url, 'late.png'), { status: 403, code: 'ADDRESS_INVALID' });
  assert.ok((await easel.download((await lookAt(jobId)).url, 'again.png')) > 0);
});

test('a picture is gone after a week, except from our own storage', async () => {
  const orders = openOrders(easel);
  const { jobId } = await orders.place('L-2', lighthouse);
  const { images } = await orders.finish('L-2');
  await sandbox.advance(7 * day - hour);
  assert.ok((await lookAt(jobId)).url);
  await sandbox.advance(2 * hour);
  assert.equal((await lookAt(jobId)).url, undefined);
  assert.ok(statSync(images[0]).size > 0);
});

test('a request that somebody has overheard cannot be sent again', async () => {
  const path = '/v1/models/757279507095956705';
  const Authorization = easel.authorization('GET', path, '');
  const send = async () => {
    const response = await fetch(easel.api + path, { headers: { Authorization } });
    return [response.status, (await response.json()).code];
  };
  assert.equal((await send())[0], 200);
  assert.deepEqual(await send(), [401, 'NONCE_REUSED']);
  await sandbox.skew(200);
  assert.deepEqual(await send(), [401, 'NONCE_REUSED']);
  await sandbox.skew(400);
  assert.deepEqual(await send(), [401, 'TIMESTAMP_SKEW']);
});

test('a place for an upload closes after an hour', async () => {
  const place = await easel.request('POST', '/v1/resource/image', { contentType: 'image/png' });
  const put = async () => {
    const { putUrl, headers } = place;
    const response = await fetch(putUrl, { method: 'PUT', headers, body: 'no picture at all' });
    return [response.status, response.ok || (await response.json()).code];
  };
  await sandbox.advance(hour + 1);
  assert.deepEqual(await put(), [403, 'ADDRESS_INVALID']);
});

test('a clock that is ten minutes wrong is told so, once', async () => {
  await sandbox.skew(200);
  await openOrders(easel).place('L-5', lighthouse);
  await sandbox.skew(-600);
  const refused = await openOrders(easel)
    .place('L-6', lighthouse)
    .catch(error => error);
  assert.equal(refused.code, 'TIMESTAMP_SKEW');
  const behind = Date.now() - Date.parse(refused.problem.serverTime);
  assert.ok(behind > 500_000, `the server says ${refused.problem.serverTime}`);
  assert.equal((await sandbox.requests('create-job')).length, 2);
});
