import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const mostCredits = 1;
// From the best to the cheapest. Size costs nothing here; the family and every 5 steps do.
const choices = [
  { name: 'FLUX', sdModel: '891235467812345601', steps: 28 },
  { name: 'FLUX', sdModel: '891235467812345601', steps: 20 },
  { name: 'SDXL', sdModel: '757279507095956705', steps: 30 },
  { name: 'SDXL', sdModel: '757279507095956705', steps: 25 },
  { name: 'SD1.5', sdModel: '600423083519508503', steps: 20 },
];
const stagesOf = ({ sdModel, steps }) => [
  { type: 'INPUT_INITIALIZE', inputInitialize: { count: 1 } },
  { type: 'DIFFUSION', diffusion: { sdModel, steps, prompts: [{ text: 'an owl on a branch' }] } },
];

const easel = new Easel();
let stages;
for (const choice of choices) {
  const asked = stagesOf(choice);
  const { credits } = await easel.request('POST', '/v1/jobs/credits', { stages: asked });
  if (credits <= mostCredits) stages = asked;
  const verdict = stages ? 'taken' : 'too much';
  console.log(`${choice.name}, ${choice.steps} steps: ${credits.toFixed(1)} credits, ${verdict}`);
  if (stages) break;
}
if (!stages) throw new Error(`Nothing costs ${mostCredits} credits or less.`);

// Should the quote no longer hold, the job is refused: an error and not a bill.
const order = { requestId: randomUUID(), stages, maxCredits: mostCredits };
const { job } = await easel.request('POST', '/v1/jobs', order);
const done = await easel.waitForJob(job.id);
const bytes = await easel.download(done.successInfo.images[0].url, 'owl.png');
console.log(`${done.status}, saved owl.png (${bytes} bytes)`);
