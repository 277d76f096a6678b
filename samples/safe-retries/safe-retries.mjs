import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Easel } from './easel.mjs';

const easel = new Easel();
easel.attempts = 1; // The client normally retries; this program shows how.
const request = {
  requestId: randomUUID(), // Made once, before the first attempt.
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { count: 1 } },
    {
      type: 'DIFFUSION',
      diffusion: { sdModel: '600423083519508503', prompts: [{ text: 'a lighthouse' }] },
    },
  ],
};

try {
  // The sandbox acts as if the service were down.
  await easel.request('POST', '/v1/jobs', request, { 'X-Sandbox-Scenario': 'service-unavailable' });
} catch (error) {
  if (!error.retryable) throw error;
  console.log(`attempt 1: ${error.status} ${error.code}, again in ${error.retryAfter} s`);
  await sleep(error.retryAfter * 1000);
}
const second = await easel.request('POST', '/v1/jobs', request);
console.log(`attempt 2: job ${second.job.id}`);
const third = await easel.request('POST', '/v1/jobs', request);
console.log(`attempt 3: ${third.job.id === second.job.id ? 'the same job' : 'another job'}`);
