import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const easel = new Easel();
const stages = [
  {
    type: 'INPUT_INITIALIZE',
    inputInitialize: { imageResourceId: await easel.upload('photo.png') },
  },
  {
    type: 'DIFFUSION',
    diffusion: {
      sdModel: '600423083519508503',
      // What a good print would show. Who is in it is in the picture already.
      prompts: [{ text: 'a sharp photograph, natural colours, fine detail' }],
      negativePrompts: [{ text: 'scratches, dust, folds, stains, grain, blur' }],
      width: 512,
      height: 512,
      steps: 20,
      denoisingStrength: 0.25, // Above 0.4 people turn into somebody else.
    },
  },
  // Before enlarging: at twice the size, the same pass would cost twice as much.
  {
    type: 'IMAGE_TO_ADETAILER',
    imageToAdetailer: { args: [{ adModel: 'face_yolov8n.pt', adDenoisingStrength: 0.3 }] },
  },
  {
    type: 'IMAGE_TO_UPSCALER',
    imageToUpscaler: { hrUpscaler: '4x-UltraSharp', hrScale: 2, denoisingStrength: 0.2 },
  },
];

const quote = await easel.request('POST', '/v1/jobs/credits', { stages });
for (const { type, credits } of quote.breakdown) console.log(`${type}: ${credits} credits`);

const order = { requestId: randomUUID(), stages, maxCredits: quote.credits };
const { job } = await easel.request('POST', '/v1/jobs', order);
const done = await easel.waitForJob(job.id);
const [image] = done.successInfo.images;
const { width, height } = image.meta.image;
console.log(`${done.status}, ${width} x ${height}, credits charged: ${done.creditsCharged}`);
console.log(`saved repaired.png (${await easel.download(image.url, 'repaired.png')} bytes)`);
