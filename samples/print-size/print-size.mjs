import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const easel = new Easel();
const mostPixels = 8_294_400; // After enlarging. A4 at 300 dpi would need 8.7 million.

/** Both sides in multiples of 8, at the highest resolution up to 300 dpi that fits. */
function pixelsFor({ across, down }) {
  const at = dpi => [across, down].map(mm => Math.floor(((mm / 25.4) * dpi) / 8) * 8);
  for (let dpi = 300; ; dpi -= 1) {
    const [width, height] = at(dpi);
    if (width * height <= mostPixels) return { width, height, dpi };
  }
}

const stagesFor = ({ width, height }) => [
  { type: 'INPUT_INITIALIZE', inputInitialize: { seed: '2027351168' } },
  {
    type: 'DIFFUSION',
    diffusion: {
      sdModel: '757279507095956705',
      prompts: [{ text: 'a lighthouse on a cliff at dusk, oil painting' }],
      // The proportions of the sheet: a scale of its own for each side would stretch the picture.
      width: 768,
      height: 1088,
      steps: 20,
    },
  },
  {
    type: 'IMAGE_TO_UPSCALER',
    imageToUpscaler: { hrUpscaler: '4x-UltraSharp', hrResizeX: width, hrResizeY: height },
  },
];

const sheets = { A5: { across: 148, down: 210 }, A4: { across: 210, down: 297 } };
for (const [name, sheet] of Object.entries(sheets)) {
  const size = pixelsFor(sheet);
  const { credits } = await easel.request('POST', '/v1/jobs/credits', { stages: stagesFor(size) });
  console.log(
    `${name}: ${size.width} x ${size.height} pixels, ${size.dpi} dpi, ${credits} credits`,
  );
}

const stages = stagesFor(pixelsFor(sheets.A5));
const order = { requestId: randomUUID(), stages, maxCredits: 3 };
const { job } = await easel.request('POST', '/v1/jobs', order);
const done = await easel.waitForJob(job.id);
const [image] = done.successInfo.images;
console.log(`${done.status}, ${image.meta.image.width} x ${image.meta.image.height}`);
console.log(`saved print.png (${await easel.download(image.url, 'print.png')} bytes)`);
