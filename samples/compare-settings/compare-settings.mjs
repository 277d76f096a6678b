import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { Easel } from './easel.mjs';

const axes = { steps: [10, 20, 30], cfgScale: [4, 9] };
const stagesFor = settings => [
  // One seed for all: with another one, nobody can tell what a setting has done.
  { type: 'INPUT_INITIALIZE', inputInitialize: { seed: '42' } },
  {
    type: 'DIFFUSION',
    diffusion: {
      sdModel: '600423083519508503',
      prompts: [{ text: 'a hot-air balloon over a desert, morning' }],
      width: 512,
      height: 512,
      ...settings,
    },
  },
];
const cells = axes.steps.flatMap(steps => axes.cfgScale.map(cfgScale => ({ steps, cfgScale })));

const easel = new Easel();
let total = 0;
// Only the steps change the price.
for (const steps of axes.steps) {
  const quote = await easel.request('POST', '/v1/jobs/credits', { stages: stagesFor({ steps }) });
  total += quote.credits * axes.cfgScale.length;
}
console.log(`${cells.length} pictures for ${total.toFixed(1)} credits`);

const jobs = [];
for (const cell of cells) {
  const order = { requestId: randomUUID(), stages: stagesFor(cell) };
  const { job } = await easel.request('POST', '/v1/jobs', order);
  jobs.push({ ...cell, id: job.id });
}
const figures = [];
for (const { id, steps, cfgScale } of jobs) {
  const file = `s${steps}-c${cfgScale}.png`;
  const { successInfo, creditsCharged } = await easel.waitForJob(id);
  await easel.download(successInfo.images[0].url, file);
  const caption = `${steps} steps, cfgScale ${cfgScale}: ${creditsCharged} credits`;
  figures.push(`<figure><img src="${file}" alt="" /><figcaption>${caption}</figcaption></figure>`);
}
const style = `<style>body { display: grid; grid-template-columns: repeat(${axes.cfgScale.length}, auto) }</style>`;
await writeFile('grid.html', `<!doctype html>\n${style}\n${figures.join('\n')}\n`);
console.log(`grid.html: steps ${axes.steps.join(', ')} by cfgScale ${axes.cfgScale.join(', ')}`);
