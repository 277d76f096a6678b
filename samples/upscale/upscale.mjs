import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const easel = new Easel();
const { job } = await easel.request('POST', '/v1/jobs', {
  requestId: randomUUID(),
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { seed: '2027351168' } },
    {
      type: 'DIFFUSION',
      diffusion: {
        sdModel: '600423083519508503',
        prompts: [{ text: 'portrait of a beekeeper, soft light' }],
        width: 512,
        height: 768,
        steps: 20,
      },
    },
    {
      type: 'IMAGE_TO_UPSCALER',
      imageToUpscaler: {
        hrUpscaler: '4x-UltraSharp',
        hrScale: 2,
        hrSecondPassSteps: 10,
        denoisingStrength: 0.3,
      },
    },
  ],
});
const done = await easel.waitForJob(job.id);
const [image] = done.successInfo.images;
console.log(`${done.status}, ${image.meta.image.width} x ${image.meta.image.height}`);
const bytes = await easel.download(image.url, 'beekeeper.png');
console.log(`saved beekeeper.png (${bytes} bytes)`);
