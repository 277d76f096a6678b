import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const easel = new Easel();
const order = async text => {
  const { job } = await easel.request('POST', '/v1/jobs', {
    requestId: randomUUID(),
    stages: [
      { type: 'INPUT_INITIALIZE', inputInitialize: { count: 1 } },
      { type: 'DIFFUSION', diffusion: { sdModel: '600423083519508503', prompts: [{ text }] } },
    ],
  });
  return { text, id: job.id };
};

/** What became of a job that nobody wants any more. Being too late is not an error here. */
async function discard({ id }) {
  try {
    const { status, creditsRefunded } = await easel.request('DELETE', `/v1/jobs/${id}`);
    if (status === 'CANCELED') return `CANCELED, ${creditsRefunded} credits back`;
  } catch (error) {
    if (error.code === 'JOB_ALREADY_FINISHED') return 'too late, it is drawn and paid';
    throw error;
  }
  // A job that runs stops at its next step. What is finished by then is paid, the rest comes back.
  const { status, credits, creditsCharged } = await easel.waitForJob(id);
  return `${status}, ${(credits - creditsCharged).toFixed(1)} credits back`;
}

// The user looks at a first picture, then changes their mind twice.
const first = await order('a cat');
await easel.waitForJob(first.id);
const second = await order('a grey cat');
const third = await order('a grey cat with a hat');

for (const old of [first, second]) console.log(`${old.text}: ${await discard(old)}`);

const done = await easel.waitForJob(third.id);
const bytes = await easel.download(done.successInfo.images[0].url, 'cat.png');
console.log(`${third.text}: ${done.status}, saved cat.png (${bytes} bytes)`);
