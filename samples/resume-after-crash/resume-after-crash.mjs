import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Easel } from './easel.mjs';

const file = 'order.json'; // In a real program, a row of your database.

function save(order) {
  writeFileSync(`${file}.new`, JSON.stringify(order)); // A file that is half written helps nobody.
  renameSync(`${file}.new`, file);
}

function newOrder(text) {
  const stages = [
    { type: 'INPUT_INITIALIZE', inputInitialize: { count: 1 } },
    { type: 'DIFFUSION', diffusion: { sdModel: '600423083519508503', prompts: [{ text }] } },
  ];
  return { request: { requestId: randomUUID(), stages } };
}

/** Can be called again at any time, however far it got. */
async function draw(easel, text, target) {
  const order = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : newOrder(text);
  save(order); // Before it is sent: a requestId that nobody wrote down is lost with the response.
  if (!order.jobId) {
    // For 24 hours the same body with the same requestId is the same job, and costs nothing again.
    const { job } = await easel.request('POST', '/v1/jobs', order.request);
    order.jobId = job.id;
    save(order); // From here on the job is read by its id, for 30 days.
  }
  console.log(`job ${order.jobId} is on file`);
  const done = await easel.waitForJob(order.jobId);
  if (done.status !== 'SUCCESS') throw new Error(`${done.status}: ${done.failedInfo?.reason}`);
  const bytes = await easel.download(done.successInfo.images[0].url, target);
  rmSync(file);
  console.log(`saved ${target} (${bytes} bytes)`);
}

const dying = new Easel({ attempts: 1 }); // The client would repeat; here the program dies instead.
await draw(dying, 'a tent by a lake', 'tent.png').catch(error => {
  if (!error.lost) throw error;
  console.log('no response: nobody knows whether there is a job');
});
await draw(new Easel(), 'a tent by a lake', 'tent.png'); // The next start.
