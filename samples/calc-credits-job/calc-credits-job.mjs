import { Easel } from './easel.mjs';

const easel = new Easel();
const quote = await easel.request('POST', '/v1/jobs/credits', {
  stages: [
    { type: 'INPUT_INITIALIZE', inputInitialize: { count: 1 } },
    {
      type: 'DIFFUSION',
      diffusion: {
        sdModel: '600423083519508503',
        prompts: [{ text: 'portrait of a beekeeper, soft light' }],
        width: 512,
        height: 768,
        steps: 20,
      },
    },
    {
      type: 'IMAGE_TO_UPSCALER',
      imageToUpscaler: { hrUpscaler: '4x-UltraSharp', hrScale: 2, hrSecondPassSteps: 10 },
    },
  ],
});
for (const { type, credits } of quote.breakdown) console.log(`${type}: ${credits} credits`);
console.log(`total: ${quote.credits} of ${quote.balance} credits`);
