import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const backgrounds = {
  lake: 'a lake at sunset, mountains',
  garden: 'a sunny garden, trees, summer',
  snow: 'snow, mountains, blue sky, winter',
};

const easel = new Easel();
// Uploaded once, used for every background. The mask is white where the product is.
const product = await easel.upload('product.png');
const mask = await easel.upload('product-mask.png');

for (const [name, text] of Object.entries(backgrounds)) {
  const { job } = await easel.request('POST', '/v1/jobs', {
    requestId: randomUUID(),
    stages: [
      { type: 'INPUT_INITIALIZE', inputInitialize: { imageResourceId: product } },
      {
        type: 'IMAGE_TO_INPAINT',
        imageToInpaint: {
          maskImageResourceId: mask,
          invert: 1, // Repaints what is black: everything but the product.
          inpaintingFill: 'LATENT_NOISE',
          denoisingStrength: 1,
          fullRes: false,
          maskBlur: 2,
          diffusion: {
            sdModel: '600423083519508503',
            prompts: [{ text }],
            width: 512,
            height: 512,
            steps: 20,
          },
        },
      },
    ],
  });
  const done = await easel.waitForJob(job.id);
  // A mask of another size than the picture ends in BAD_INPUT_IMAGE.
  if (done.status !== 'SUCCESS') throw new Error(`${name}: ${done.failedInfo?.reason}`);
  const bytes = await easel.download(done.successInfo.images[0].url, `${name}.png`);
  console.log(`${name}.png: ${bytes} bytes, ${done.creditsCharged} credits`);
}
