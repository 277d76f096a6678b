import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Easel } from './easel.mjs';

const easel = new Easel();
const { job } = await easel.request('POST', '/v1/jobs/workflow', {
  requestId: randomUUID(),
  params: JSON.parse(await readFile('graph.json', 'utf8')),
  maxCredits: 1,
});
console.log(`${job.type} job ${job.id} is ${job.status}, credits reserved: ${job.credits}`);
