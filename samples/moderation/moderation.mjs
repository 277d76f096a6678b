import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const easel = new Easel();

async function drawFor(user, text, scenario) {
  const request = {
    requestId: randomUUID(),
    metadata: { user }, // So that you can find out later whose prompts were refused.
    stages: [
      { type: 'INPUT_INITIALIZE', inputInitialize: { seed: '3', count: 2 } },
      { type: 'DIFFUSION', diffusion: { sdModel: '600423083519508503', prompts: [{ text }] } },
    ],
  };
  let job;
  try {
    // The sandbox plays the moderator. Leave the header out in production.
    const sandbox = { 'X-Sandbox-Scenario': scenario };
    ({ job } = await easel.request('POST', '/v1/jobs', request, sandbox));
  } catch (error) {
    if (error.code !== 'CONTENT_REJECTED') throw error;
    // Sent again unchanged, it is refused again and may lead to a block: ask the user.
    return console.log('prompt refused: please describe something else. Charged: 0');
  }
  const done = await easel.waitForJob(job.id);
  if (done.failedInfo?.reason === 'OUTPUT_MODERATED') return console.log('nothing may be shown');

  const { images, deliverable, total } = done.successInfo;
  const paid = `charged ${done.creditsCharged} of ${done.credits} credits`;
  console.log(`${deliverable} of ${total} pictures delivered, ${paid}`);
  for (const [index, { url, safety }] of images.entries()) {
    if (safety.blocked) continue; // It has no address, and cost nothing.
    const file = `beach-${index + 1}.png`;
    // `sensitive` is delivered: whether your users may see it is for you to decide.
    const bytes = await easel.download(url, file);
    console.log(`saved ${file} (${bytes} bytes), rated ${safety.rating}`);
  }
}

await drawFor('u-17', 'something that nobody should draw', 'content-rejected');
await drawFor('u-18', 'a beach with a palm tree', 'partly-blocked');
