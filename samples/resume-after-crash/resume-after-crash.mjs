import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Easel } from './easel.mjs';

const file = 'order.json'; // In a real program, a row in your database.

function save(order) {
  writeFileSync(`${file}.new`, JSON.stringify(order)); // A crash here leaves the old file intact.
  renameSync(`${file}.new`, file);
}

function newOrder(text) {
  const stages = [
    { type: 'INPUT_INITIALIZE', inputInitialize: { count: 1 } },
    { type: 'DIFFUSION', diffusion: { sdModel: '600423083519508503', prompts: [{ text }] } },
  ];
  return { request: { requestId: randomUUID(), stages } };
}

/** Can be called again at any time: it carries on from what is saved. */
async function draw(easel, text, target) {
  const order = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : newOrder(text);
  if (order.done) return console.log(`${target} was saved before`);
  save(order); // Before it is sent: otherwise a lost response would take the requestId with it.
  if (!order.jobId) {
    // For 24 hours, the same body and requestId return the same job, charged once.
    const { job } = await easel.request('POST', '/v1/jobs', order.request);
    order.jobId = job.id;
    save(order); // From here on, the job is read by its ID, for 30 days.
  }
  console.log(`job ${order.jobId} is known`);
  const done = await easel.waitForJob(order.jobId);
  if (done.status !== 'SUCCESS') {
    // This job stays as it is. Another attempt is a new order, with a new requestId.
    if (done.failedInfo?.code === 'TRANSITORY_ERROR') rmSync(file);
    throw new Error(`${done.status}: ${done.failedInfo?.reason}`);
  }
  const bytes = await easel.download(done.successInfo.images[0].url, target);
  save({ ...order, done: true });
  console.log(`saved ${target} (${bytes} bytes)`);
}

const crashing = new Easel({ attempts: 1 }); // No retry, as if the program crashed here.
await draw(crashing, 'a tent by a lake', 'tent.png').catch(error => {
  if (!error.lost) throw error;
  console.log('no response: nobody knows whether there is a job');
});
await draw(new Easel(), 'a tent by a lake', 'tent.png'); // The next start.
