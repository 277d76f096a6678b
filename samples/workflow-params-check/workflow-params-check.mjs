import { readFile } from 'node:fs/promises';
import { Easel } from './easel.mjs';

const easel = new Easel();
for (const file of ['graph.json', 'broken-graph.json']) {
  const params = JSON.parse(await readFile(file, 'utf8'));
  const check = await easel.request('POST', '/v1/jobs/workflow/params/check', { params });
  console.log(check.valid ? `${file}: valid, ${check.credits} credits` : `${file}: not valid`);
  for (const { nodeId, classType, input, code } of check.errors) {
    console.log(`  node ${nodeId} ${classType}.${input}: ${code}`);
  }
}
