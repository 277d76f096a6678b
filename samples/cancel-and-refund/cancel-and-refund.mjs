import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const easel = new Easel();
const stages = [
  { type: 'INPUT_INITIALIZE', inputInitialize: { count: 4 } },
  {
    type: 'DIFFUSION',
    diffusion: {
      sdModel: '757279507095956705',
      prompts: [{ text: 'a lighthouse on a cliff at dusk' }],
      width: 832,
      height: 1216,
      steps: 28,
    },
  },
];
const balance = async () => (await easel.request('POST', '/v1/jobs/credits', { stages })).balance;

console.log(`balance ${await balance()}`);
const { job } = await easel.request('POST', '/v1/jobs', { requestId: randomUUID(), stages });
console.log(`reserved ${job.credits}, balance ${await balance()}`);
const canceled = await easel.request('DELETE', `/v1/jobs/${job.id}`);
console.log(`${canceled.status}, refunded ${canceled.creditsRefunded}, balance ${await balance()}`);
