import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const easel = new Easel();
const { job } = await easel.request('POST', '/v1/jobs', {
  requestId: randomUUID(),
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { count: 4 } },
    {
      type: 'DIFFUSION',
      diffusion: {
        sdModel: '757279507095956705',
        prompts: [{ text: 'a lighthouse on a cliff at dusk' }],
        steps: 30,
      },
    },
  ],
});
// region cancel
const canceled = await easel.request('DELETE', `/v1/jobs/${job.id}`);
console.log(`${canceled.status}, credits refunded: ${canceled.creditsRefunded}`);
// endregion
