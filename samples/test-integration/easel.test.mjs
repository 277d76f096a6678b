import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { after, before, beforeEach, test } from 'node:test';
import { Easel } from './easel.mjs';

let sandbox;
let api;
let easel;

// region start
before(async () => {
  const options = ['--port', '0', '--speed', '100', '--control'];
  sandbox = spawn('node', ['easel-sandbox.mjs', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: sandbox.stdout }), 'line');
  api = /http:.*(?=\/v1$)/.exec(line)[0];
  easel = new Easel({ api, maxPause: 0.01 });
});

after(() => sandbox.kill());

beforeEach(() => control('reset'));

async function control(what, body) {
  const method = body || what === 'reset' ? 'POST' : 'GET';
  const response = await fetch(`${api}/sandbox/${what}`, { method, body: JSON.stringify(body) });
  assert.equal(response.status, 200);
  return response.json();
}
// endregion

async function createJob(count) {
  const { job } = await easel.request('POST', '/v1/jobs', {
    requestId: randomUUID(),
    stages: [
      { type: 'INPUT_INITIALIZE', inputInitialize: { count } },
      {
        type: 'DIFFUSION',
        diffusion: {
          sdModel: '757279507095956705',
          prompts: [{ text: 'a red fox in the snow' }],
          width: 512,
          height: 512,
        },
      },
    ],
  });
  return job.id;
}

// region retry
test('retries against a busy service create one job', async () => {
  await control('scenarios', {
    operation: 'create-job',
    scenario: 'service-unavailable;times=2',
  });
  await createJob(1);
  const { requests } = await control('requests');
  assert.deepEqual(
    requests.map(({ status }) => status),
    [503, 503, 200],
  );
  const ids = requests.map(({ body }) => JSON.parse(body).requestId);
  assert.equal(new Set(ids).size, 1);
});
// endregion

// region lifetime
test('a URL expires after an hour, and the job has a new one', async () => {
  const jobId = await createJob(1);
  const before = await easel.waitForJob(jobId);
  await control('clock', { advance: 3601 });
  const old = before.successInfo.images[0].url;
  await assert.rejects(easel.download(old, 'fox.png'), { status: 403, code: 'ADDRESS_INVALID' });
  const later = await easel.waitForJob(jobId);
  assert.ok((await easel.download(later.successInfo.images[0].url, 'fox.png')) > 0);
});
// endregion

// region cost
test('a blocked image is not charged', async () => {
  await control('scenarios', { operation: 'create-job', scenario: 'partly-blocked' });
  const job = await easel.waitForJob(await createJob(2));
  assert.equal(job.creditsCharged, job.credits / 2);
});
// endregion
