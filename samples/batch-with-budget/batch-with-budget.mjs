import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Easel } from './easel.mjs';

const prompts = readFileSync('prompts.txt', 'utf8').trim().split('\n');
const budget = Number(process.env.BUDGET ?? 8);
const batch = process.env.BATCH ?? 'spring-catalogue';
const atOnce = 8; // 4 of them run. An app may have 100 open jobs, but your other programs need some.

const stagesFor = text => [
  { type: 'INPUT_INITIALIZE', inputInitialize: { count: 1 } },
  {
    type: 'DIFFUSION',
    diffusion: { sdModel: '600423083519508503', prompts: [{ text }], steps: 15 },
  },
];

const easel = new Easel();
const quote = await easel.request('POST', '/v1/jobs/credits', { stages: stagesFor(prompts[0]) });
const price = quote.credits; // The words do not change it.
console.log(`${prompts.length} prompts at ${price} credits each, ${budget} to spend`);

let left = Math.round(budget * 10); // In tenths, so that sums are exact.
let pictures = 0;
let failures = 0;
const add = credits => {
  left += Math.round(credits * 10);
};

async function collect(number, { id, credits }) {
  const done = await easel.waitForJob(id);
  add(credits - done.creditsCharged); // What failed or was blocked comes back.
  const url = done.successInfo?.images[0].url;
  if (url) await easel.download(url, `picture-${number}.png`);
  if (url) pictures += 1;
  else failures += 1;
}

const open = new Set();
let next = 0;
for (; next < prompts.length; next += 1) {
  const isShort = () => left < price * 10; // A refund may still change that.
  while (open.size >= atOnce || (isShort() && open.size > 0)) await Promise.race(open);
  if (isShort()) break;
  const { job } = await easel.request('POST', '/v1/jobs', {
    // The same for the same line: a batch started twice within a day orders nothing twice.
    requestId: `${batch}-${next + 1}`,
    stages: stagesFor(prompts[next]),
    maxCredits: price,
  });
  add(-job.credits);
  const ended = collect(next + 1, job).finally(() => open.delete(ended));
  open.add(ended);
  await sleep(300); // The limit is 5 requests a second. If it is met, the client waits by itself.
}
await Promise.all(open);
const spent = (Math.round(budget * 10) - left) / 10;
console.log(`${pictures} pictures, ${failures} failures, ${spent} credits spent`);
console.log(`${prompts.length - next} prompts left`);
