import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Easel } from './easel.mjs';

const easel = new Easel();
const params = JSON.parse(await readFile('graph.json', 'utf8'));
const check = await easel.request('POST', '/v1/jobs/workflow/params/check', { params });
if (!check.valid) throw new Error(check.errors.map(({ message }) => message).join('\n'));
console.log(`the graph is valid and costs ${check.credits} credits`);
const { job } = await easel.request('POST', '/v1/jobs/workflow', {
  requestId: randomUUID(),
  params,
  maxCredits: check.credits,
});
const done = await easel.waitForJob(job.id);
console.log(`${done.status}, credits charged: ${done.creditsCharged}`);
const bytes = await easel.download(done.successInfo.images[0].url, 'workflow.png');
console.log(`saved workflow.png (${bytes} bytes)`);
