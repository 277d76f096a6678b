import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const easel = new Easel();
// region create
const { job } = await easel.request('POST', '/v1/jobs', {
  requestId: randomUUID(),
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { seed: '2027351168', count: 1 } },
    {
      type: 'DIFFUSION',
      diffusion: {
        sdModel: '757279507095956705',
        prompts: [{ text: 'a lighthouse on a cliff at dusk, oil painting' }],
        width: 1024,
        height: 1024,
        steps: 25,
      },
    },
  ],
});
console.log(`job ${job.id}, credits reserved: ${job.credits}`);
// endregion
// region result
const done = await easel.waitForJob(job.id);
console.log(done.status);
const [image] = done.successInfo.images;
const bytes = await easel.download(image.url, 'lighthouse.png');
console.log(`saved lighthouse.png (${bytes} bytes), seed ${image.seed}`);
// endregion
