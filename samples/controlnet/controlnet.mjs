import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const easel = new Easel();
const sketch = await easel.upload('sketch.png');
const { image: edges, recommendedModels } = await easel.request('POST', '/v1/controlnet/detect', {
  requestId: randomUUID(),
  imageResourceId: sketch,
  preprocessor: 'canny',
});
console.log(`edge map ${edges.id} for ${recommendedModels[0]}`);
const { job } = await easel.request('POST', '/v1/jobs', {
  requestId: randomUUID(),
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { count: 1 } },
    {
      type: 'DIFFUSION',
      diffusion: {
        sdModel: '600423083519508503',
        prompts: [{ text: 'a glass pavilion in a forest' }],
        width: 512,
        height: 512,
        steps: 20,
        controlnet: {
          // The map is drawn already, so no preprocessor runs on it.
          args: [
            {
              inputImageResourceId: edges.id,
              preprocessor: 'none',
              model: recommendedModels[0],
              weight: 0.9,
            },
          ],
        },
      },
    },
  ],
});
const done = await easel.waitForJob(job.id);
console.log(`${done.status}, credits charged: ${done.creditsCharged}`);
const bytes = await easel.download(done.successInfo.images[0].url, 'pavilion.png');
console.log(`saved pavilion.png (${bytes} bytes)`);
