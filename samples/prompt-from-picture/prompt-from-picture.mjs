import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const wish = 'a house by a lake, watercolour';

const easel = new Easel();
const imageResourceId = await easel.upload('photo.png');
const describe = mode =>
  easel.request('POST', '/v1/img2prompt', {
    requestId: randomUUID(),
    imageResourceId,
    mode,
    ...(mode === 'TAGS' && { maxTags: 4 }),
  });

let text;
try {
  ({ text } = await describe('TAGS'));
} catch (error) {
  // No tag reaches the threshold. A caption always says something.
  if (error.code !== 'NOTHING_DETECTED') throw error;
  ({ text } = await describe('CAPTION'));
}
console.log(text);

const { job } = await easel.request('POST', '/v1/jobs', {
  requestId: randomUUID(),
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { seed: '100', count: 4 } },
    {
      type: 'DIFFUSION',
      diffusion: {
        sdModel: '600423083519508503',
        // The wish first: tags that are wrong must not outweigh it.
        prompts: [{ text: wish, weight: 1.2 }, { text }],
        width: 512,
        height: 512,
        steps: 20,
      },
    },
  ],
});
const done = await easel.waitForJob(job.id);
console.log(`${done.status}, credits charged: ${done.creditsCharged}`);
for (const [index, { url, seed }] of done.successInfo.images.entries()) {
  const file = `variation-${index + 1}.png`;
  // To draw one of them again, larger or with more steps, send its own seed with `count` 1.
  console.log(`${file}: ${await easel.download(url, file)} bytes, seed ${seed}`);
}
