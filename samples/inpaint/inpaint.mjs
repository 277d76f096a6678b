import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const easel = new Easel();
const photo = await easel.upload('photo.png');
const mask = await easel.upload('mask.png');
const { job } = await easel.request('POST', '/v1/jobs', {
  requestId: randomUUID(),
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { imageResourceId: photo } },
    {
      type: 'IMAGE_TO_INPAINT',
      imageToInpaint: {
        maskImageResourceId: mask,
        denoisingStrength: 0.75,
        diffusion: {
          sdModel: '600423083519508503',
          prompts: [{ text: 'a red bicycle leaning against the wall' }],
          width: 512,
          height: 512,
          steps: 20,
        },
      },
    },
  ],
});
const done = await easel.waitForJob(job.id);
console.log(`${done.status}, credits charged: ${done.creditsCharged}`);
const bytes = await easel.download(done.successInfo.images[0].url, 'bicycle.png');
console.log(`saved bicycle.png (${bytes} bytes)`);
