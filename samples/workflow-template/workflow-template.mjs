import { randomUUID } from 'node:crypto';
import { Easel } from './easel.mjs';

const easel = new Easel();
const template = await easel.request('GET', '/v1/workflows/742035880126534001');
console.log(`${template.name}, version ${template.version}`);

const values = {
  text: 'a small house on a white table',
  image: await easel.upload('photo.png'),
};
const fieldAttrs = template.fields.fieldAttrs.map(({ nodeId, fieldName, fieldValue }) => ({
  nodeId,
  fieldName,
  fieldValue: values[fieldName] ?? fieldValue,
}));
const { job } = await easel.request('POST', '/v1/jobs/workflow/template', {
  requestId: randomUUID(),
  templateId: template.templateId,
  templateVersion: template.version,
  fields: { fieldAttrs },
});
const done = await easel.waitForJob(job.id);
console.log(`${done.status}, credits charged: ${done.creditsCharged}`);
const bytes = await easel.download(done.successInfo.images[0].url, 'product.png');
console.log(`saved product.png (${bytes} bytes)`);
