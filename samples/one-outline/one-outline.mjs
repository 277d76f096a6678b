import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const prompts = [
  'a gingerbread house, studio light',
  'a blue house in the snow at night',
  'a stone house in a forest, autumn, oil painting',
];

const easel = new Easel();
const { image: outline, recommendedModels } = await easel.request('POST', '/v1/controlnet/detect', {
  requestId: randomUUID(),
  imageResourceId: await easel.upload('photo.png'),
  preprocessor: 'canny',
  // Lines that are missing come back with lower thresholds; noise goes with higher ones.
  preprocessorParams: { lowThreshold: 16, highThreshold: 48 },
});
const [model] = recommendedModels;
console.log(`outline ${outline.id} for ${model}`);
// Look at it before you pay for anything: what is missing here is missing in every picture.
await easel.download(outline.url, 'outline.png');

// `none`: the image is a control image already. With `canny` its edges would get edges.
const control = { inputImageResourceId: outline.id, preprocessor: 'none', model, weight: 1 };
const create = async text => {
  const { job } = await easel.request('POST', '/v1/jobs', {
    requestId: randomUUID(),
    stages: [
      { type: 'INPUT_INITIALIZE', inputInitialize: { seed: '5' } },
      {
        type: 'DIFFUSION',
        diffusion: {
          sdModel: '600423083519508503',
          prompts: [{ text }],
          width: 512,
          height: 512,
          steps: 20,
          controlnet: { args: [control] },
        },
      },
    ],
  });
  return job;
};

const jobs = await Promise.all(prompts.map(create));
for (const [index, { id }] of jobs.entries()) {
  const [image] = (await easel.waitForJob(id)).successInfo.images;
  const file = `outline-${index + 1}.png`;
  console.log(`${file}: ${await easel.download(image.url, file)} bytes`);
}
