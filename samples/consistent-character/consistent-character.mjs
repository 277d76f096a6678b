import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const easel = new Easel();
const model = async id => (await easel.request('GET', `/v1/models/${id}`)).model;
const checkpoint = await model('757279507095956705');
const lora = await model('651235467812340001');
// A job would be refused with MODEL_INCOMPATIBLE. Here you hear of it before you draw anything.
if (lora.baseModel !== checkpoint.baseModel) throw new Error(`${lora.name} is ${lora.baseModel}`);
console.log(`${lora.name} fits ${checkpoint.name}: both are ${lora.baseModel}`);

const character = `${lora.triggerWords.join(', ')}, a fox with a blue scarf`;

async function draw(file, scene, start = {}) {
  const { job } = await easel.request('POST', '/v1/jobs', {
    requestId: randomUUID(),
    stages: [
      { type: 'INPUT_INITIALIZE', inputInitialize: { seed: '11', ...start } },
      {
        type: 'DIFFUSION',
        diffusion: {
          sdModel: checkpoint.id,
          prompts: [{ text: `${character}${scene}` }],
          width: 768,
          height: 768,
          steps: 25,
          // Without an input image it has no effect. Lower, and the old scene shines through.
          denoisingStrength: 0.5,
          lora: { items: [{ loraModel: lora.id, weight: 0.8 }] },
        },
      },
    ],
  });
  const [image] = (await easel.waitForJob(job.id)).successInfo.images;
  console.log(`${file}: ${await easel.download(image.url, file)} bytes`);
  return image.id;
}

// A result is a resource already: its id starts the next job, without an upload, for seven days.
const imageResourceId = await draw('character.png', '');
await draw('scene-snow.png', ', snow, winter, mountains', { imageResourceId });
await draw('scene-night.png', ', night, full moon, stars', { imageResourceId });
