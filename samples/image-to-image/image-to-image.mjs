import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const easel = new Easel();
const photo = await easel.upload('photo.png');
const { job } = await easel.request('POST', '/v1/jobs', {
  requestId: randomUUID(),
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { imageResourceId: photo } },
    {
      type: 'DIFFUSION',
      diffusion: {
        sdModel: '600423083519508503',
        prompts: [{ text: 'a watercolour of the same house, spring' }],
        width: 512,
        height: 512,
        steps: 20,
        denoisingStrength: 0.55,
      },
    },
  ],
});
const done = await easel.waitForJob(job.id);
console.log(`${done.status}, credits charged: ${done.creditsCharged}`);
const bytes = await easel.download(done.successInfo.images[0].url, 'watercolour.png');
console.log(`saved watercolour.png (${bytes} bytes)`);
