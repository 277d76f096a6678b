import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const easel = new Easel();
const loraModel = '777000111222333444';
const loraAccessKey = 'mak_5Qz8uR2nT7wXc4Lb';

await easel.request('GET', `/v1/models/${loraModel}`).catch(error => {
  console.log(`without its key: ${error.status} ${error.code}`);
});
const { model } = await easel.request('GET', `/v1/models/${loraModel}`, undefined, {
  'X-Model-Access-Key': loraAccessKey,
});
console.log(`with its key: ${model.name}, ${model.baseModel} ${model.modelType}`);
const { job } = await easel.request('POST', '/v1/jobs', {
  requestId: randomUUID(),
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { count: 1 } },
    {
      type: 'DIFFUSION',
      diffusion: {
        sdModel: '600423083519508503',
        prompts: [{ text: 'house style, a bicycle in front of a bakery' }],
        steps: 20,
        lora: { items: [{ loraModel, loraAccessKey, weight: 0.8 }] },
      },
    },
  ],
});
const done = await easel.waitForJob(job.id);
const bytes = await easel.download(done.successInfo.images[0].url, 'bakery.png');
console.log(`${done.status}, saved bakery.png (${bytes} bytes)`);
