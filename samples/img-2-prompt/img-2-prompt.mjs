import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const easel = new Easel();
const result = await easel.request('POST', '/v1/img2prompt', {
  requestId: randomUUID(),
  imageResourceId: '881420011223344556',
  mode: 'TAGS',
  maxTags: 5,
});
console.log(result.text);
for (const { name, score } of result.tags) console.log(`${name}: ${score}`);
