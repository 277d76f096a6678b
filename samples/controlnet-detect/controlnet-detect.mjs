import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const easel = new Easel();
const { image, recommendedModels } = await easel.request('POST', '/v1/controlnet/detect', {
  requestId: randomUUID(),
  imageResourceId: '881420011223344556',
  preprocessor: 'canny',
  preprocessorParams: { lowThreshold: 100, highThreshold: 200 },
});
const { width, height } = image.meta.image;
console.log(`edge map ${image.id}, ${width} x ${height}`);
console.log(`use it with ${recommendedModels.join(', ')}`);
const bytes = await easel.download(image.url, 'edges.png');
console.log(`saved edges.png (${bytes} bytes)`);
