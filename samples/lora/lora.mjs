import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const easel = new Easel();
const { model: lora } = await easel.request('GET', '/v1/models/651235467812340001');
console.log(
  `${lora.name} goes with ${lora.baseModel}, trigger words: ${lora.triggerWords.join(', ')}`,
);
const { job } = await easel.request('POST', '/v1/jobs', {
  requestId: randomUUID(),
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { count: 1 } },
    {
      type: 'DIFFUSION',
      diffusion: {
        sdModel: '757279507095956705',
        prompts: [{ text: `${lora.triggerWords.join(', ')}, a lighthouse on a cliff` }],
        steps: 25,
        lora: { items: [{ loraModel: lora.id, weight: 0.7 }] },
      },
    },
  ],
});
const done = await easel.waitForJob(job.id);
console.log(`${done.status}, credits charged: ${done.creditsCharged}`);
const bytes = await easel.download(done.successInfo.images[0].url, 'ink-wash.png');
console.log(`saved ink-wash.png (${bytes} bytes)`);
