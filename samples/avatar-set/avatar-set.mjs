import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const styles = ['flat poster', 'watercolour', 'pixel art', 'pencil sketch'];
const seed = '7'; // Not `-1` or `0`: these choose another one for every job.

const easel = new Easel();
const create = async style => {
  const { job } = await easel.request('POST', '/v1/jobs', {
    requestId: randomUUID(),
    metadata: { style },
    stages: [
      { type: 'INPUT_INITIALIZE', inputInitialize: { seed } },
      {
        type: 'DIFFUSION',
        diffusion: {
          sdModel: '600423083519508503',
          // Who it is comes first and never changes; the style comes last.
          prompts: [{ text: 'portrait of a woman with a red hat' }, { text: style }],
          width: 512,
          height: 512,
          steps: 15,
        },
      },
    ],
  });
  return job;
};

// Four jobs of an app run at the same time, so all are created before the first is waited for.
const jobs = await Promise.all(styles.map(create));
let credits = 0;
for (const { id } of jobs) {
  const { metadata, successInfo, creditsCharged } = await easel.waitForJob(id);
  const file = `avatar-${metadata.style.replaceAll(' ', '-')}.png`;
  const [image] = successInfo.images;
  console.log(`${file}: ${await easel.download(image.url, file)} bytes, seed ${image.seed}`);
  credits += creditsCharged;
}
console.log(`${credits.toFixed(1)} credits in all`);
