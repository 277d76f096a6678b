import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const easel = new Easel();
const scribble = {
  inputImageResourceId: await easel.upload('sketch.png'),
  // A control model reads white lines on black. The preprocessor makes them of pencil on paper.
  preprocessor: 'scribble_xdog',
  model: 'control_v11p_sd15_scribble',
  weight: 0.9,
  guidanceEnd: 0.8, // The last steps are free, so that the result does not look traced.
};
const { job } = await easel.request('POST', '/v1/jobs', {
  requestId: randomUUID(),
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { seed: '2027', count: 2 } },
    {
      type: 'DIFFUSION',
      diffusion: {
        sdModel: '600423083519508503', // The control models are of SD1.5, so the checkpoint is, too.
        prompts: [{ text: 'a brick house in a spring meadow, watercolour' }],
        width: 512,
        height: 512,
        steps: 20,
        controlnet: { args: [scribble] },
      },
    },
  ],
});
const done = await easel.waitForJob(job.id);
console.log(`${done.status}, credits charged: ${done.creditsCharged}`);
for (const [index, { url, seed }] of done.successInfo.images.entries()) {
  const file = `house-${index + 1}.png`;
  console.log(`saved ${file} (${await easel.download(url, file)} bytes), seed ${seed}`);
}
