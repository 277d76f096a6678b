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
const quote = await easel.request('POST', '/v1/jobs/credits', { stages });
console.log(`four images cost ${quote.credits} credits, the limit is 2`);

// Ends with COST_LIMIT_EXCEEDED: nothing is reserved, and no job exists.
await easel.request('POST', '/v1/jobs', { requestId: randomUUID(), stages, maxCredits: 2 });
